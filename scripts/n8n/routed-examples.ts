/** Examples in which a switch decides where each item goes. */
import { base, byHand, end, GAP, inLine, octavo, type Example, type Node } from './workflow-writer';

export const RUN =
	'Press **Execute workflow**: the sample files are inside. Then put your own trigger in place of the first nodes.';
export const FAILED = 'Items that fail come to **Look Into It** with their file and the reason in `error`.';

export function alertOnTerms(before: readonly Node[], now: readonly Node[]): Example {
	const compare = octavo('Compare', 'compareDocuments', {
		compareTo: `={{ $('${before.at(-1)!.name}').first().binary.data }}`,
		options: { withText: true, ignorePattern: 'Printed on \\d{4}-\\d\\d-\\d\\d' },
	});
	return routed(
		`## Alert when a supplier's terms changed\nThe terms that the supplier publishes are compared with those that you keep: put **HTTP Request** and your store in place of the samples. The lines before and after are in \`pdf.comparison.pages.changed\`, ready for a message. A date that is printed at each download does not count. ${RUN} ${FAILED}`,
		[...before, ...now],
		compare,
		switchOf('Did They Change', [rule('Changed', '={{ !$json.pdf.comparison.same }}')]),
		['Send the Alert', 'Nothing to Do'],
	);
}

export function routeByWords(inbox: readonly Node[]): Example {
	const find = octavo('Find Words', 'findText', {
		search: '(?i)\\b(invoice|payslip)\\b',
		searchMode: 'regex',
		pages: '1',
		options: { maximumMatches: 1 },
	});
	const word = (wanted: string) => `={{ $json.pdf.search.matches[0]?.groups['1'].toLowerCase() === '${wanted}' }}`;
	return routed(
		`## Route by words in a document\nInvoices and payslips are told apart by a word on their first page; the others go on. ${RUN} ${FAILED}`,
		inbox,
		find,
		switchOf('Which Word', [rule('Invoice', word('invoice')), rule('Payslip', word('payslip'))]),
		['Book', 'Send to the Employee', 'Look at It'],
	);
}

export function piecesForStore(inbox: readonly Node[]): Example {
	const cut = octavo('Cut Into Pieces', 'extractText', {
		pages: 'all',
		layout: 'markdown',
		options: { pieces: 'size', pieceSize: 1500, pieceOverlap: 200, putTextIn: 'text' },
	});
	return routed(
		`## Pieces of a PDF for a vector store\nEach item is a piece of the text in \`text\`, with its pages and headings in \`pdf.piece\`: connect a vector store with **Default Data Loader** at *Embed and Store*. A scanned page is a piece without text, and goes to *Recognize First*. ${RUN} ${FAILED}`,
		inbox,
		cut,
		switchOf('Has Text', [rule('Text', '={{ $json.pdf.piece?.hasText === true }}')]),
		['Embed and Store', 'Recognize First'],
	);
}

export function route(inbox: readonly Node[]): Example {
	return routed(
		`## Route locked and signed documents\nA locked document needs its password, a signed one must not be changed; the others go on. ${RUN} ${FAILED}`,
		inbox,
		octavo('Get Info', 'getDocumentInfo'),
		switchOf('Locked or Signed', [
			rule('Locked', '={{ !!$json.pdf.info.locked }}'),
			rule('Signed', '={{ ($json.pdf.info.signatures ?? []).length > 0 }}'),
		]),
		['Ask for the Password', 'Keep as It Is', 'Process'],
	);
}

/** A rule of a switch: the expression is true. */
const rule = (outputKey: string, leftValue: string) => ({
	outputKey,
	renameOutput: true,
	conditions: {
		options: { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 },
		combinator: 'and',
		conditions: [
			{ id: outputKey, leftValue, rightValue: '', operator: { type: 'boolean', operation: 'true', singleValue: true } },
		],
	},
});

const switchOf = (name: string, values: readonly ReturnType<typeof rule>[]): Node =>
	base(name, 'switch', 3.2, { rules: { values }, options: { fallbackOutput: 'extra', renameFallbackOutput: 'Other' } });

/** A run by hand in which a switch decides where each item goes. */
function routed(note: string, inbox: readonly Node[], read: Node, decide: Node, targets: readonly string[]): Example {
	const ends = targets.map(end);
	const failed = end('Look Into It');
	return {
		note,
		columns: [[byHand], ...inbox.map((node) => [node]), [read], [decide], [...ends, GAP, failed]],
		wires: [
			...inLine(byHand, ...inbox, read, decide),
			...ends.map(({ name }, output) => [decide.name, name, output] as const),
			[read.name, failed.name, 1],
		],
	};
}
