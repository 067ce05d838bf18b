/** The part that the benchmark calls; the package has no types. */
declare module 'pdfmake' {
	interface PdfMake {
		addFonts(fonts: object): void;
		createPdf(definition: object): { getBuffer(): Promise<Buffer> };
	}
	const pdfmake: PdfMake;
	export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
	const fonts: object;
	export default fonts;
}
