/** Stands for a stylesheet or an asset address where no browser draws. */
export default '';
