import { canAppend, reserveNumbers } from '../../../shared/pdf/write/append';
import { save } from '../../../shared/pdf/write/save';
import { openDocument } from '../../../shared/pdf/open-document';
import { isDict, latin, type Ref, Stream, dict, type Dict } from '../../../shared/pdf/syntax/values';
import { Draft, type Form } from '../../support/choices/draft';
import { writeDraft } from '../../support/choices/write-draft';
import { USER, type Revision } from '../../support/documents/odd';
import { RawFile, pageObjects, rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';
import { documentInfo, onFile, pageTexts, qpdfCheck, qpdfJson, run, textByMupdf, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const forms: readonly Form[] = [
	'table',
	'stream',
	'hybrid',
	'object streams',
	'object streams that extend each other',
	'update',
	'update with a stream',
];
const PAGE_TEXTS = ['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5'];

const drafted = (form: Form, encryption?: Revision): Uint8Array => {
	const draft = new Draft();
	draft.form = form;
	draft.encryption = encryption;
	return writeDraft(draft);
};

/** Adds a revision with another title, an array that the catalog refers to, and a stream. */
async function revise(input: Uint8Array, title: string, password?: string): Promise<Uint8Array> {
	const document = await openDocument(input, job(), { password });
	expect(canAppend(document, input)).toBe(true);
	reserveNumbers(document);
	const info = document.dict(document.trailer.get('Info'))!;
	document.edit(document.trailer.get('Info') as Ref);
	info.set('Title', latin(title));
	const stream = document.add(new Stream(dict({}), Buffer.from(`data of ${title}`)));
	document.editCatalog().set('Note', document.add([latin(`note of ${title}`), stream]));
	return save(document, { append: true });
}

/** The newest trailer or dictionary of a cross-reference stream. */
async function trailerOf(bytes: Uint8Array): Promise<Dict> {
	const document = await openDocument(bytes, job(), { evenIfLocked: true });
	return document.trailer;
}

const idOf = async (bytes: Uint8Array): Promise<string[]> => {
	const id = (await trailerOf(bytes)).get('ID') as { bytes: Uint8Array }[];
	return id.map(({ bytes: one }) => Buffer.from(one).toString('hex'));
};

/** By qpdf, because poppler finds no title in hybrid files. */
function titleOf(bytes: Uint8Array): unknown {
	const { qpdf } = qpdfJson(bytes, undefined, 'qpdf');
	return qpdf[1][`obj:${qpdf[1].trailer.value['/Info']}`].value['/Title'];
}

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a revision after the source', () => {
	testInTurn.each(forms)('is read by all judges after a file with a cross-reference of the form "%s"', async (form) => {
		const input = drafted(form);
		let bytes = input;
		for (const title of ['Second', 'Third']) {
			const before = bytes;
			bytes = await revise(before, title);
			expect(Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(titleOf(bytes)).toBe(`u:${title}`);
			expect(pageTexts(bytes)).toEqual(PAGE_TEXTS);
			expect(textByMupdf(bytes)).toContain('Page 5');
			const [first, second] = await idOf(bytes);
			const [oldFirst, oldSecond] = await idOf(before);
			expect([first, second === oldSecond]).toEqual([oldFirst, false]);
		}
		const table = Buffer.from(bytes.subarray(input.length)).toString('latin1');
		const isStream = ['stream', 'object streams', 'object streams that extend each other', 'update with a stream'].includes(form);
		expect([table.includes('\nxref\n'), table.includes('/Type/XRef'), table.includes('XRefStm')]).toEqual([
			!isStream,
			isStream,
			false,
		]);
	});

	testInTurn.each([2, 3, 4, 6] as const)(
		'of a document that is encrypted with revision %s is encrypted with the same key',
		async (revision) => {
			for (const form of ['table', 'object streams'] as const) {
				const bytes = await revise(await revise(drafted(form, revision), 'Second', USER), 'Third', USER);
				expect(qpdfCheck(bytes, USER)).toMatchObject({ clean: true });
				expect(documentInfo(bytes, USER)).toMatchObject({ title: 'Third' });
				const { qpdf } = qpdfJson(bytes, USER);
				const note = qpdf[1][`obj:${qpdf[1]['obj:1 0 R'].value['/Note']}`].value;
				expect(note[0]).toBe('u:note of Third');
				const data = onFile(bytes, (file) =>
					run('qpdf', [`--password=${USER}`, `--show-object=${note[1].split(' ')[0]}`, '--filtered-stream-data', file]),
				);
				expect(data.stdout.toString()).toBe('data of Third');
				expect(Buffer.from(bytes).includes('note of')).toBe(false);
			}
		},
	);

	test('of a linearized file leads to all objects', async () => {
		const linearized = onFile(drafted('table'), (file) => run('qpdf', ['--linearize', file, '-'])).stdout;
		const bytes = await revise(linearized, 'Second');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(PAGE_TEXTS);
		expect(documentInfo(bytes)).toMatchObject({ title: 'Second' });
	});

	test('gives new objects numbers above those that were freed, or only counted by /Size', async () => {
		const file = new RawFile().objects({ ...pageObjects(1), 60: '<</Title(First)>>', 70: '(gone)' });
		const trailer = '/Root 1 0 R/Info 60 0 R';
		file.table(trailer).free(70).table(`${trailer}/Prev ${file.section}`);
		const input = Buffer.from(Buffer.from(file.bytes).toString('latin1').replaceAll('/Size 71', '/Size 90'), 'latin1');
		const bytes = await revise(input, 'Second');
		const added = [
			...Buffer.from(bytes.subarray(input.length))
				.toString('latin1')
				.matchAll(/^(\d+) 0 obj$/gm),
		];
		expect(added.map(([, number]) => Number(number))).toEqual([1, 60, 90, 91]);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});
});

test('begins on a new line, and is the same for the same changes', async () => {
	const draft = new Draft();
	draft.tail = '';
	const input = writeDraft(draft);
	const [first, second] = [await revise(input, 'Second'), await revise(input, 'Second')];
	expect(Buffer.from(first.subarray(input.length - 5, input.length + 1)).toString()).toBe('%%EOF\n');
	expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
	expect(isDict((await trailerOf(first)).get('Root') ?? null)).toBe(false);
});

test.each([
	['has bytes before its header', (bytes: Buffer) => Buffer.concat([Buffer.from('junk\n'), bytes])],
	['has wrong offsets', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('%PDF-1.7', '%PDF-1.7\n\n'), 'latin1')],
	[
		'has a cross-reference one byte later than it says',
		(bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('\nxref', '\n\nxref'), 'latin1'),
	],
	['has lost its end', (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('startxref'))],
])('cannot follow a file that %s', async (_, damage) => {
	const input = damage(Buffer.from(rawPages(2, {})));
	expect(canAppend(await openDocument(input, job()), input)).toBe(false);
});
