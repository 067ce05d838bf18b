/** The example workflows that make documents from Markdown. */
import { ANSWER } from '../../test/support/documents/markdown';
import { base, octavo, pipeline, type Example, type Node } from './workflow-writer';

const FAILED = 'Items that fail come to **Look Into It** with the reason in `error`.';

const answerOfAModel = (): Example =>
	pipeline(
		`## Answer of a model as a PDF\nModels answer in Markdown. The answer becomes a tagged PDF with headings, tables, code and emoji, ready for **Send Email**. Put your agent in place of **Answer of the Model**: its answer is in \`output\`. Press **Execute workflow** to try it. ${FAILED}`,
		[base('Answer of the Model', 'set', 3.4, { mode: 'raw', jsonOutput: JSON.stringify({ output: ANSWER }), options: {} })],
		[
			octavo('Markdown to PDF', 'markdownToPdf', {
				textFrom: 'field',
				textField: 'output',
				options: { language: 'en', outputFileName: 'answer.pdf' },
			}),
		],
		'Send Email',
	);

/** The rows become a table of Markdown in an expression; the letterhead of the sample files is behind the pages. */
function reportFromRows(paper: readonly Node[]): Example {
	const rows = Array.from({ length: 60 }, (_, index) => ({
		no: index + 1,
		item: `Delivery ${1001 + index}`,
		amount: ((index * 7919) % 90_000) / 100,
	}));
	const table = "{{ $json.rows.map((row) => `| ${row.no} | ${row.item} | ${row.amount.toFixed(2)} |`).join('\\n') }}";
	return pipeline(
		`## Report from rows\nAn expression writes the rows as a table in Markdown. The report has the letterhead behind its pages, and their numbers. The head of the table is on each page. Put your database in place of **Rows**. Press **Execute workflow** to try it. ${FAILED}`,
		[...paper, base('Rows', 'set', 3.4, { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} })],
		[
			octavo('Markdown to PDF', 'markdownToPdf', {
				textFrom: 'text',
				text: `=# Deliveries\n\nAll deliveries of the month, in euros.\n\n| No. | Delivery | Amount |\n|---:|:---|---:|\n${table}\n`,
				options: { language: 'en', margin: 1.5, pageNumbers: false, outputFileName: 'deliveries.pdf' },
			}),
			octavo('Put Letterhead Behind', 'addOverlay', {
				overlay: `={{ $('${paper.at(-1)!.name}').first().binary.data }}`,
				layer: 'under',
				options: { repeat: 'last' },
			}),
			octavo('Add Page Numbers', 'addPageNumbers', { numberFormat: 'Page {number} of {last}' }),
		],
		'Send',
	);
}

/** @param paper the nodes that give the letterhead */
export const markdownExamples = (paper: readonly Node[]) => ({
	'answer-of-a-model-as-pdf': { needs: ['markdown_to_pdf'], ...answerOfAModel() },
	'report-from-rows': { needs: ['markdown_to_pdf', 'add_overlay', 'add_page_numbers'], ...reportFromRows(paper) },
});
