// npm start: every operation of the table on example documents, through the local backend. Results go to examples/out/.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Document } from '../shared/backend';
import { decode, type RawParameters } from '../shared/decode';
import { localBackend } from '../shared/local';
import { kebab } from '../shared/names';
import { operationNames, type OperationName } from '../shared/operations';
import { invoice, report, signedLetter } from './demo-documents';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const folder = path.join('examples', 'out');

interface Example {
	readonly inputs: readonly Document[];
	/** As a host receives them: text. */
	readonly parameters: RawParameters;
	/** What to look at in the result. */
	readonly shows: string;
}

const documents = {
	report: { name: 'report.pdf', bytes: await report(8) },
	letter: { name: 'letter.pdf', bytes: await signedLetter() },
	invoices: await Promise.all([1, 2, 3].map(async (number) => ({ name: `invoice-${number}.pdf`, bytes: await invoice(number) }))),
};

/** Results so far, for the operations that undo others. */
const made = new Map<OperationName, Document>();
const result = (name: OperationName): Document => made.get(name) ?? documents.report;

/** Leaving out an operation does not compile. */
const examples: { readonly [N in OperationName]: () => Example } = {
	merge_documents: () => ({
		inputs: [documents.report, ...documents.invoices],
		parameters: {},
		shows: 'the report and three invoices; both kinds of bookmarks are there',
	}),
	split_by_size: () => ({
		inputs: [documents.report],
		parameters: { maximum_bytes: '4000' },
		shows: 'parts of at most 4000 bytes, as few as possible',
	}),
	extract_pages: () => ({ inputs: [documents.report], parameters: { first_page: '2', last_page: '4' }, shows: 'pages 2 to 4' }),
	remove_pages: () => ({
		inputs: [documents.report],
		parameters: { last_page: '6' },
		shows: 'pages 7 and 8 alone, and nothing of the others',
	}),
	reorder_pages: () => ({
		inputs: [documents.report],
		parameters: { page_order: '-1,1..3,1' },
		shows: 'the last page, pages 1 to 3, and page 1 again',
	}),
	reverse_pages: () => ({ inputs: [documents.report], parameters: {}, shows: 'pages 8 to 1' }),
	rotate_pages: () => ({
		inputs: [documents.report],
		parameters: { angle: '90', first_page: '2' },
		shows: 'all but the first page on their side',
	}),
	add_password: () => ({
		inputs: [documents.report],
		parameters: { password: 'open sesame', encryption_algorithm: 'AES-256' },
		shows: "opens with the password 'open sesame'",
	}),
	add_restrictions: () => ({
		inputs: [documents.report],
		parameters: { owner_password: 'owner only', allow_print: 'false', allow_copy_content: 'False' },
		shows: 'opens freely, but does not let a reader print or copy',
	}),
	remove_password: () => ({
		inputs: [result('add_password')],
		parameters: { password: 'open sesame' },
		shows: 'the one with the password, open again',
	}),
	remove_restrictions: () => ({
		inputs: [result('add_restrictions')],
		parameters: {},
		shows: 'the restricted one without restrictions',
	}),
	remove_signatures: () => ({
		inputs: [documents.letter],
		parameters: { appearance: 'remove' },
		shows: 'the letter without its signature field and its visible mark',
	}),
	add_text_watermark: () => ({
		inputs: [documents.report],
		parameters: { line_1: 'DRAFT', line_2: 'Προσχέδιο · Черновик', color: 'Red' },
		shows: 'two lines across every page, in three scripts',
	}),
};

const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });

async function run(name: OperationName, number: number): Promise<void> {
	const { inputs, parameters, shows } = examples[name]();
	const start = performance.now();
	const outcome = await backend.run(name, inputs, decode(name, parameters));
	const milliseconds = performance.now() - start;
	const stem = `${String(number).padStart(2, '0')}-${kebab(name)}`;
	for (const [index, { name: part, bytes, pageCount }] of outcome.documents.entries()) {
		const file = path.join(folder, outcome.documents.length === 1 ? `${stem}.pdf` : `${stem}-${part}`);
		await writeFile(path.join(root, file), bytes);
		const pages = pageCount === 1 ? '1 page' : `${pageCount ?? '?'} pages`;
		const time = index === 0 ? `${milliseconds.toFixed(1)} ms` : '';
		console.log(
			`${file.padEnd(46)} ${pages.padStart(8)} ${String(bytes.length).padStart(7)} bytes ${time.padStart(9)}  ${index === 0 ? shows : ''}`.trimEnd(),
		);
	}
	for (const { message } of outcome.notes) console.log(`${' '.repeat(46)} note: ${message}`);
	if (outcome.documents[0]) made.set(name, outcome.documents[0]);
}

await rm(path.join(root, folder), { recursive: true, force: true });
await mkdir(path.join(root, folder, 'inputs'), { recursive: true });
for (const { name, bytes } of [documents.report, documents.letter, ...documents.invoices])
	await writeFile(path.join(root, folder, 'inputs', name), bytes);

console.log(`Octavo: every operation on example documents, locally. The inputs are in ${path.join(folder, 'inputs')}.\n`);
let failures = 0;
for (const [index, name] of operationNames.entries()) {
	try {
		await run(name, index + 1);
	} catch (error) {
		failures++;
		console.error(`${kebab(name)}: ${error instanceof Error ? error.message : String(error)}`);
	}
}
const total = operationNames.length;
console.log(`\n${total - failures} of ${total} operations ran. The results are in ${path.join(root, folder)}`);
process.exitCode = failures === 0 ? 0 : 1;
