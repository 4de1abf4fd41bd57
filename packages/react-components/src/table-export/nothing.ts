/* Stands in the built worker for parts of jsPDF that a table never calls (tsup.config.ts). */
export default undefined;
