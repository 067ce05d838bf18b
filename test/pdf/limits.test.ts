import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { decode } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { localBackend } from '../../shared/local';
import { defaultLimits, type Limits } from '../../shared/pdf/limits';
import { Memory } from '../../shared/pdf/memory';
import type { OperationName } from '../../shared/contract/operations';
import { openDocument } from '../../shared/pdf/open-document';
import { Pdfium } from '../../shared/model/drawing/pdfium';
import { PageReader } from '../../shared/model/text/page-reader';
import { selectPages } from '../../shared/model/prune/select-pages';
import { allPorts } from '../../shared/contract/ports';
import { numbered, rich } from '../support/documents/drawn';
import { paper } from '../support/changes/paper';
import { png } from '../support/documents/images';
import { bombs, deepTree, pagesThat, withValue } from '../support/hostile/documents';
import { asDocument, job } from '../support/hosts/local';
import { rawPages } from '../support/documents/raw';
import { onFile, run } from '../support/judges/tools';
import { sampled, testInTurn, testWhole } from '../support/sample';

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Case {
	readonly document: () => Uint8Array | Promise<Uint8Array>;
	/** Enough for the document, and one less or so. */
	readonly enough: number;
	readonly tooLittle: number;
	readonly message: RegExp;
	readonly operation?: [OperationName, Record<string, unknown>];
	/** Others that must not come first. */
	readonly also?: Partial<Limits>;
	readonly field?: string;
	/** The text of the first page is read, or the page drawn, instead of an operation. */
	readonly reads?: typeof read;
}

/** A page whose content is `data`, with fonts and forms. */
const text = (data: string) => () =>
	rawPages(1, {
		pages: { 1: '/Contents 60 0 R/Resources<</Font<</F 63 0 R>>/XObject<</A 61 0 R>>>>' },
		objects: {
			60: ['', data],
			61: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</B 62 0 R>>>>', '/B Do'],
			62: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', ''],
			63: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		},
	});

const stamp: [OperationName, Record<string, unknown>] = ['add_text_watermark', { line_1: 'Draft' }];
const content = (entries: string, data: string) => () =>
	rawPages(1, { pages: { 1: '/Contents 60 0 R' }, objects: { 60: [entries, data] } });
/** Blanks, which are a content stream as well as any. */
const blanks = deflateSync(Buffer.alloc(1024 ** 2, 32)).toString('latin1');
const hex = (times: number, text: string): string =>
	times === 0 ? text : hex(times - 1, Buffer.from(text, 'latin1').toString('hex'));

const cases: Readonly<Record<keyof Limits, Case>> = {
	inputBytes: {
		document: () => withValue('(en)').subarray(),
		enough: withValue('(en)').length,
		tooLittle: withValue('(en)').length - 1,
		message: /^The document has \d+ bytes; at most \d+ are allowed$/,
	},
	objects: {
		document: () => rawPages(1, { objects: { 5000: '<<>>' } }),
		enough: 5000,
		tooLittle: 4000,
		message: /^The document has an object numbered beyond 4000$/,
	},
	nesting: {
		document: () => withValue(`${'['.repeat(20)}${']'.repeat(20)}`),
		enough: 30,
		tooLittle: 10,
		message: /^An object of the document is nested deeper than 10 levels$/,
	},
	streamBytes: {
		document: content('/Filter/FlateDecode', blanks),
		enough: 1024 ** 2,
		tooLittle: 1024 ** 2 - 1,
		message: /^A stream of the document expands to more than 1048575 bytes$/,
		operation: stamp,
	},
	expansion: {
		document: content('/Filter/FlateDecode', blanks),
		enough: 2000,
		tooLittle: 100,
		also: { allowance: 4096 },
		message: /^The streams of the document expand to more than \d+ bytes$/,
		operation: stamp,
	},
	allowance: {
		document: content('/Filter/FlateDecode', blanks),
		enough: 1024 ** 2,
		tooLittle: 1024 ** 2 / 2,
		also: { expansion: 1 },
		message: /^The streams of the document expand to more than \d+ bytes$/,
		operation: stamp,
	},
	parsing: {
		document: () => pagesThat(200, '/Note('),
		enough: 200,
		tooLittle: 1,
		also: { allowance: 4096 },
		message: /its objects overlap$/,
		operation: ['merge_documents', {}],
	},
	values: {
		document: () => withValue(`[${'()'.repeat(10_000)}]`),
		enough: 1_000_000,
		tooLittle: 100_000,
		message: /^The objects that must be read have too many values for the size of the file$/,
	},
	objectValues: {
		document: () => withValue(`[${'()'.repeat(10_000)}]`),
		enough: 3_000_000,
		tooLittle: 2_000_000,
		message: /^An object of the document has too many values$/,
	},
	filters: {
		document: content(`/Filter[${'/ASCIIHexDecode'.repeat(5)}]`, hex(5, 'q Q')),
		enough: 5,
		tooLittle: 4,
		message: /^A stream of the document has 5 filters; at most 4 are allowed$/,
		operation: stamp,
	},
	pages: {
		document: () => numbered(2),
		enough: 2,
		tooLittle: 1,
		message: /^The document has more than 1 page$/,
	},
	orderPages: {
		document: () => numbered(5),
		enough: 10,
		tooLittle: 9,
		message: /^page_order: names 10 pages in all; at most 9 are allowed$/,
		operation: ['reorder_pages', { page_order: '1..,1..' }],
		field: 'page_order',
	},
	imageBytes: {
		document: () => png({ type: 0, depth: 8, width: 10, height: 100 }),
		enough: 1100,
		tooLittle: 1099,
		message: /^The image has 1100 bytes of pixels; at most 1099 are allowed$/,
		operation: ['images_to_pdf', {}],
	},
	pixels: {
		document: () => png({ type: 0, depth: 8, width: 10, height: 100 }),
		enough: 1000,
		tooLittle: 999,
		message: /^The image has 10 × 100 pixels; at most 999 in all are allowed$/,
		operation: ['images_to_pdf', {}],
	},
	parts: {
		document: () => numbered(4),
		enough: 2,
		tooLittle: 1,
		message: /^The split makes more than 1 part$/,
		operation: ['split_by_page_count', { pages_per_part: 2 }],
	},
	partBytes: {
		document: () => numbered(5),
		enough: 100_000,
		tooLittle: 1000,
		message: /^The parts together are larger than 1000 bytes$/,
		operation: ['split_by_page_count', { pages_per_part: 2 }],
	},
	nodes: {
		document: () => rich(6),
		enough: 10_000,
		tooLittle: 5,
		message: /^The document has more than 5 fields, bookmarks, names and structure elements$/,
		operation: ['reorder_pages', { page_order: '1,1' }],
	},
	cmapEntries: {
		document: () =>
			rawPages(1, {
				pages: { 1: '/Resources<</Font<</F 63 0 R>>>>' },
				objects: {
					63: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 64 0 R>>',
					64: ['', '3 beginbfchar <41><0041><42><0042><43><0043> endbfchar'],
				},
			}),
		enough: 3,
		tooLittle: 2,
		message: /^A font of the document has a CMap with more than 2 entries$/,
		reads: read,
	},
	operators: {
		document: text('q Q q Q'),
		enough: 4,
		tooLittle: 3,
		message: /^The pages of the document draw more than 3 operators$/,
		reads: read,
	},
	pageCharacters: {
		document: text('BT/F 9 Tf(four)Tj ET'),
		enough: 4,
		tooLittle: 3,
		message: /^A page of the document has more than 3 characters$/,
		reads: read,
	},
	fieldCharacters: {
		document: () =>
			rawPages(1, {
				catalog: '/AcroForm<</Fields[60 0 R]>>',
				pages: { 1: '/Annots[60 0 R]' },
				objects: { 60: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(four)/DA(/Helv 9 Tf)/Rect[0 0 50 20]/P 11 0 R>>' },
			}),
		operation: ['flatten_form', {}],
		enough: 4,
		tooLittle: 3,
		message: /^A field of the document has a text of more than 3 characters$/,
	},
	characters: {
		document: text('BT/F 9 Tf(four)Tj ET'),
		enough: 4,
		tooLittle: 3,
		message: /^The pages have more than 3 characters$/,
		reads: read,
	},
	glyphSteps: {
		document: () => paper(1),
		enough: 100_000,
		tooLittle: 10,
		message: /^The programs of the glyphs take more than 10 steps$/,
		operation: ['compare_documents', { compare_to: asDocument(rawPages(1, {})) }],
	},
	dataBytes: {
		document: text('BT/F 9 Tf(four)Tj ET'),
		enough: 1000,
		tooLittle: 3,
		message: /^The result has more than 3 bytes$/,
		operation: ['extract_text', {}],
	},
	searching: {
		document: text('BT/F 9 Tf(four)Tj ET'),
		enough: 1000,
		tooLittle: 2,
		message: /^The search takes more than 2 steps/,
		operation: ['find_text', { search: 'o', search_mode: 'regex' }],
		field: 'search',
	},
	textPieces: {
		document: () => numbered(3),
		enough: 3,
		tooLittle: 2,
		message: /^The text has more than 2 pieces$/,
		operation: ['extract_text', { pieces: 'page' }],
		field: 'pages',
	},
	formDepth: {
		document: text('/A Do'),
		enough: 2,
		tooLittle: 1,
		message: /^A page of the document has more than 1 form within another$/,
		reads: read,
	},
	drawingStep: {
		document: text('/A Do'),
		enough: 100,
		tooLittle: 0,
		message: /^Page 1 of the document would take too long to draw at once$/,
		operation: ['pages_to_images', {}],
		field: 'pages',
	},
	drawnPages: {
		document: () => numbered(3),
		enough: 3,
		tooLittle: 2,
		message: /^pages_to_images gives at most 2 images at once, and pages names 3$/,
		operation: ['pages_to_images', { resolution: '36' }],
		field: 'pages',
	},
	drawnBytes: {
		document: () => numbered(3),
		enough: 10_000_000,
		tooLittle: 500,
		message: /^The images together are larger than 500 bytes$/,
		operation: ['pages_to_images', { resolution: '36' }],
		field: 'pages',
	},
	drawingMemory: {
		document: text(''),
		enough: 64 * 2 ** 20,
		tooLittle: 20 * 2 ** 20,
		message: /^The page cannot be drawn within 20 MB of memory$/,
		reads: draw,
	},
};

/** Reads the first page as the operations on text do. */
async function read(bytes: Uint8Array, limits: Limits): Promise<{ documents: unknown[] }> {
	const document = await openDocument(bytes, { ...job(), limits, memory: new Memory(limits) });
	return { documents: [await new PageReader(document).page(0)] };
}

async function draw(bytes: Uint8Array, limits: Limits): Promise<{ documents: unknown[] }> {
	const drawer = await Pdfium.open(bytes, { ...job(), limits });
	return { documents: [await drawer.draw(0, { width: 3000, height: 3000, isTransparent: false })] };
}

describe('every limit is enforced, named and adjustable', () => {
	testInTurn.each(Object.entries(cases) as [keyof Limits, Case][])('%s', async (limit, one) => {
		const [name, raw] = one.operation ?? ['reverse_pages', {}];
		const document = asDocument(await one.document());
		const run = (value: number) =>
			one.reads
				? one.reads(document.bytes, { ...defaultLimits, [limit]: value })
				: localBackend({ pause, ports: allPorts, limits: { ...one.also, [limit]: value } }).run(
						name,
						[document],
						decode(name, raw),
					);
		const given: { documents: readonly unknown[]; files?: readonly unknown[] } = await run(one.enough);
		expect([...given.documents, ...(given.files ?? [])]).not.toEqual([]);
		const refusal = await run(one.tooLittle).then(
			() => undefined,
			(thrown: OctavoError) => thrown,
		);
		expect(refusal).toBeInstanceOf(OctavoError);
		expect(refusal?.message).toMatch(one.message);
		expect(refusal?.code).toMatch(/^(limit_exceeded|invalid_parameters|unreadable_document)$/);
		// Hosts show the field: a limit without one could not be attributed.
		expect(refusal?.issues[0]?.field).toBe(one.field ?? 'file');
		// And the cure, with the name under which the limit can be set.
		if (refusal?.code === 'limit_exceeded')
			expect(refusal.advice).toMatch(/^(Split|Choose|Have|Open|Remove|Make|Ask|It may) .* \(limit: \w+\)$/);
	});

	test('has a case, a line in SECURITY.md and a default above real documents for every limit', async () => {
		expect(Object.keys(cases).sort()).toEqual(Object.keys(defaultLimits).sort());
		const told = readFileSync(path.join(__dirname, '..', '..', 'SECURITY.md'), 'utf8');
		for (const [limit, value] of Object.entries(defaultLimits)) expect(told).toContain(`\n| ${limit} | ${value} | `);
		const { documents } = await localBackend({ pause }).run('reverse_pages', [asDocument(await rich(8))], {});
		expect(documents).toHaveLength(1);
	});
});

const root = path.join(__dirname, '..', '..');

testWhole('needs a heap of less than three times the size of a page tree that is a million levels deep', () => {
	const document = deepTree(1_000_000);
	const heap = Math.floor((3 * document.length) / 2 ** 20);
	const script = [path.join(root, 'scripts', 'run.mjs'), path.join(root, 'test', 'support', 'cost', 'operate.mts')];
	const { stdout, stderr } = onFile(document, (file) =>
		run(process.execPath, [`--max-old-space-size=${heap}`, ...script, file, 'reverse_pages']),
	);
	expect({ stdout: stdout.toString('utf8'), stderr }).toEqual({ stdout: '1\n', stderr: '' });
});

test('allocates nothing for the number of an object that is not there', async () => {
	const document = await openDocument(rawPages(3, { pages: { 1: '/Annots[2147483000 0 R]' } }), job());
	const before = process.memoryUsage().arrayBuffers;
	await selectPages(document, Uint32Array.of(2, 3));
	expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e7);
	expect(document.pages.count).toBe(2);
});

testInTurn('needs no more than a fixed amount of memory for a bomb', () => {
	const names = sampled(Object.keys(bombs), 1);
	const script = [path.join(root, 'scripts', 'run.mjs'), 'test/support/hostile/bombs.mts'];
	const { stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=300', ...script, ...names], {
		cwd: root,
		encoding: 'utf8',
	});
	const answers = stdout.trim().split('\n');
	expect({ answers: answers.length, stderr }).toEqual({ answers: 2 * names.length + 1, stderr: '' });
	const megabytes = Number(answers.at(-1));
	expect(megabytes).toBeGreaterThan(50);
	expect(megabytes).toBeLessThan(900);
});
