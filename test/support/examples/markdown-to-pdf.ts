import type { Example } from './example';

export const markdown_to_pdf: Example = {
	inputs: ['report.md'],
	parameters: { table_of_contents: 'true', font_size: '11' },
	shows: 'a report with a list of contents, a table, code and a footnote; tagged, and PDF/A-3a and PDF/UA-1 as it says',
	gives: {
		texts: [['Contents', 'Method']],
		holds: ['/StructTreeRoot', '/Outlines', '/OutputIntents', '(Octavo)'],
	},
};
