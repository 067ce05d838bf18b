/** The examples of the CommonMark specification; the package has no types. */
declare module 'commonmark-spec' {
	const spec: {
		readonly tests: readonly {
			readonly markdown: string;
			readonly html: string;
			readonly number: number;
			readonly section: string;
		}[];
	};
	export default spec;
}
