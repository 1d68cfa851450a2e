// All layered styles of the component library, loaded with the first page other than the landing page.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
