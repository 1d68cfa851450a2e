/** Replaces stylesheets and asset URLs in component tests. */
export default '';
