// All of the library's layered styles, fetched beside the first page that is more than the landing page.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
