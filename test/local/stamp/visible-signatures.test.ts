import type { Outcome } from '../../../shared/contract/backend';
import { allPorts } from '../../../shared/contract/ports';
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { localBackend } from '../../../shared/local';
import { archive } from '../../support/documents/archive';
import { png } from '../../support/documents/images';
import { rawPages } from '../../support/documents/raw';
import { certified, identityPem } from '../../support/documents/signed';
import { asDocument, local, pause } from '../../support/hosts/local';
import { refusalOf } from '../../support/hosts/results';
import { asks, pageSizes, qpdfCheck, qpdfJson, renderPages, withPrograms, wordBoxes, type Box } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const backend = localBackend({ pause, ports: allPorts, lent: { clock: () => Date.now() } });
const WORDS = { signer: 'Ada Lovelace', reason: 'Approved', location: 'Vienna' };

const sign = (bytes: Uint8Array, raw: RawParameters): Promise<Outcome> =>
	backend.run(
		'sign_document',
		[asDocument(bytes)],
		decode('sign_document', { certificate: { name: 'key', bytes: identityPem() }, ...WORDS, ...raw }),
	);
const signed = async (...given: Parameters<typeof sign>): Promise<Uint8Array> => (await sign(...given)).documents[0]!.bytes;
const visible = (bytes: Uint8Array, raw: RawParameters = {}): Promise<Uint8Array> => signed(bytes, { visible: true, ...raw });

const page = (entries: string, catalog = ''): Uint8Array => rawPages(1, { catalog, pages: { 1: entries } });
const field = (rect: string, entries = '', widget = ''): Uint8Array =>
	rawPages(1, {
		catalog: '/AcroForm<</Fields[60 0 R]>>',
		pages: { 1: `/Annots[60 0 R]${entries}` },
		objects: { 60: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Approver)/Rect[${rect}]/F 4${widget}>>` },
	});

interface Found {
	readonly value?: Readonly<Record<string, unknown>>;
	readonly stream?: { readonly dict: Readonly<Record<string, unknown>> };
}

const red = () => ({
	name: 'red.png',
	bytes: png({ width: 30, height: 10, type: 2, depth: 8, pixel: (_x, _y, channel) => Number(channel === 0) }),
});

function redPixels(bytes: Uint8Array): number {
	const { rgb } = renderPages(bytes, { dpi: 72 })[0]!;
	let count = 0;
	for (let at = 0; at < rgb.length; at += 3) if (rgb[at]! > 250 && rgb[at + 1]! < 5) count++;
	return count;
}

/** The box of the name, and that of the words above it, on the page as displayed. */
function nameOn(bytes: Uint8Array): [name: Box, above: Box] {
	const words = wordBoxes(bytes)[0]!;
	return ['Ada Lovelace', 'Digitally signed by'].map((text) => words.find((word) => word.text === text)!.box) as [Box, Box];
}
const isUpright = ([name, above]: [Box, Box]): boolean => name[2] - name[0] > 3 * (name[3] - name[1]) && above[1] < name[1];

// Stand-ins give the words of turned pages, and of several sizes in a line, in other pieces.
withPrograms('qpdf', 'poppler')('a visible signature', () => {
	testInTurn.each<[string, string]>([
		['a plain page', '/MediaBox[0 0 420 300]'],
		['a page that is turned', '/MediaBox[0 0 420 300]/Rotate 90'],
		['a page upside down that is cropped', '/MediaBox[0 0 420 300]/CropBox[20 10 400 280]/Rotate 180'],
		['a page below the origin', '/MediaBox[-420 -300 0 0]/Rotate 270'],
		['a page with larger units', '/MediaBox[0 0 210 150]/UserUnit 2/Rotate 270'],
	])('is upright within the margins of %s', async (_, entries) => {
		const unit = entries.includes('UserUnit') ? 2 : 1;
		const bytes = await visible(page(entries), { position: 'bottom_left', margin: '0.5' });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const [{ width, height, rotation }] = pageSizes(bytes) as [{ width: number; height: number; rotation: number }];
		const shown = (rotation % 180 === 0 ? height : width) * unit;
		const places = nameOn(bytes);
		const [left, , , bottom] = places[0].map((value) => value * unit) as unknown as Box;
		expect(isUpright(places)).toBe(true);
		expect(left).toBeGreaterThan(36);
		expect(left).toBeLessThan(60);
		expect(bottom).toBeLessThan(shown - 36);
		expect(bottom).toBeGreaterThan(shown - 90);
	});

	test.each<[string, Uint8Array, width: number]>([
		['as large as it fits', field('40 20 220 100'), 180],
		['upright if the page is turned', field('40 20 120 180', '/Rotate 90'), 160],
		['as its field is turned', field('40 20 120 180', '/Rotate 90', '/MK<</R 90>>'), 160],
	])('is in the field that was named, %s', async (_, bytes, width) => {
		const places = nameOn(await signed(bytes, { sign_field: 'Approver' }));
		const [name] = places;
		expect(isUpright(places)).toBe(true);
		expect(name[2] - name[0]).toBeGreaterThan(width / 3);
		expect(name[2] - name[0]).toBeLessThan(width);
	});

	test('is smaller on a page that has no room for its usual width', async () => {
		const [name] = nameOn(await visible(page('/MediaBox[0 0 90 70]')));
		expect(name[0]).toBeGreaterThan(5);
		expect(name[2]).toBeLessThan(85);
	});

	test('shows an image above the name', async () => {
		const bytes = await visible(page('/MediaBox[0 0 420 300]'), { image: red() });
		expect(redPixels(bytes)).toBeGreaterThan(150 * 45);
	});

	testInTurn('shows an image in the field that was named, above the name or beside it', async () => {
		const above = await signed(field('40 20 160 140'), { sign_field: 'Approver', image: red() });
		const beside = await signed(field('20 20 380 100'), { sign_field: 'Approver', image: red() });
		// A third of what each field has room for: 120 x 40, and 36 % of 360 wide.
		for (const [bytes, most] of [
			[above, 120 * 40],
			[beside, 130 * 44],
		] as const) {
			expect(redPixels(bytes)).toBeGreaterThan(most / 3);
			expect(redPixels(bytes)).toBeLessThan(most * 1.1);
			expect(isUpright(nameOn(bytes))).toBe(true);
		}
		expect(redPixels(await signed(field('40 20 160 140'), { sign_field: 'Approver' }))).toBe(0);
	});

	test('lets a further one follow, and nothing of both is a problem', async () => {
		const first = await visible(page('/MediaBox[0 0 420 300]'));
		const bytes = await visible(first, { position: 'top_left', signer: 'Charles Babbage' });
		expect(Buffer.from(bytes.subarray(0, first.length)).equals(Buffer.from(first))).toBe(true);
		const { data } = await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', {}));
		expect(data).toMatchObject({ allIntact: true, entries: [{ changesAfter: ['signatures'], problems: [] }, { problems: [] }] });
	});
});

describe('the field of a signature in a tagged document', () => {
	asks('qpdf');
	const TREES = {
		'a tree with one leaf': { K: '[82 0 R]', tree: '<</Nums[0[82 0 R]]>>', objects: {} },
		'a tree with nodes': {
			K: '82 0 R',
			tree: '<</Kids[84 0 R]>>',
			objects: { 84: '<</Limits[0 0]/Nums 85 0 R>>', 85: '[0[82 0 R]]' },
		},
		'a structure of one element': { K: '[82 0 R]', tree: '84 0 R', objects: { 84: '<</Nums[0[82 0 R]]>>' }, whole: '82 0 R' },
	} as const;
	const tagged = ({ K, tree, objects, whole }: { K: string; tree: string; objects: object; whole?: string }): Uint8Array =>
		rawPages(1, {
			catalog: '/StructTreeRoot 80 0 R/MarkInfo<</Marked true>>',
			pages: { 1: '/StructParents 0' },
			objects: {
				80: `<</Type/StructTreeRoot/K ${whole ?? '81 0 R'}/ParentTree ${tree}>>`,
				81: `<</Type/StructElem/S/Document/P 80 0 R/K ${K}>>`,
				82: '<</Type/StructElem/S/P/P 81 0 R/Pg 11 0 R/K 0>>',
				...objects,
			},
		});

	test.each(Object.entries(TREES))('has an element, twice, with %s', async (_, given) => {
		const first = await visible(tagged(given));
		const bytes = await visible(first, { position: 'top_left' });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const { data } = await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', {}));
		expect(data).toMatchObject({ allIntact: true, entries: [{ changesAfter: ['signatures'] }, {}] });
		const found = qpdfJson(bytes).qpdf[1] as Record<string, { readonly value?: Record<string, unknown> }>;
		const objects = Object.values(found).map(({ value = {} }) => value);
		const elements = objects.filter((one) => one['/S'] === '/Form');
		const widgets = objects.filter((one) => one['/Subtype'] === '/Widget');
		expect(elements).toHaveLength(2);
		expect(elements.every((one) => typeof one['/P'] === 'string')).toBe(true);
		expect(widgets.map((one) => [one['/TU'], one['/StructParent']])).toEqual([
			['u:Signature', 1],
			['u:Signature', 2],
		]);
		expect(objects.find((one) => one['/Type'] === '/Page')).toMatchObject({ '/Tabs': '/S' });
	});
});

describe('the claim of a document to be PDF/A', () => {
	asks('qpdf');

	test.each<[string, RawParameters]>([
		['1B', {}],
		['2B', { visible: true }],
		['3A', { visible: true, image: red() }],
	])('stays: PDF/A-%s, and the signature keeps its rules', async (claims, raw) => {
		const source = await archive({ claims });
		const { documents, notes } = await sign(source, raw);
		expect(notes).toEqual([]);
		const { data } = await local.run('get_document_info', [asDocument(documents[0]!.bytes)], decode('get_document_info', {}));
		expect(JSON.stringify(data)).toContain(`PDF/A-${claims.toLowerCase()}`);
		const found = Object.values(qpdfJson(documents[0]!.bytes).qpdf[1] as Record<string, Found>);
		const objects = found.map(({ value, stream }) => value ?? stream?.dict ?? {});
		const widgets = objects.filter((one) => one['/Subtype'] === '/Widget');
		// Print and Locked, not hidden, with an appearance (ISO 19005-2, 6.3.2 and 6.3.3).
		expect(widgets).toMatchObject([{ '/F': 132, '/AP': { '/N': expect.any(String) } }]);
		const descriptors = objects.filter((one) => one['/Type'] === '/FontDescriptor');
		expect(descriptors).toHaveLength(raw['visible'] ? 3 : 1);
		expect(descriptors.every((one) => '/FontFile2' in one)).toBe(true);
		expect(objects.filter((one) => ['/SMask', '/CA', '/ca', '/DigestMethod'].some((key) => key in one))).toEqual([]);
	});
});

describe('a visible signature is refused', () => {
	const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="1" pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta>`;
	const claiming = (): Uint8Array =>
		rawPages(1, { catalog: '/Metadata 60 0 R', objects: { 60: ['/Type/Metadata/Subtype/XML', packet] } });
	const small = (): Uint8Array => page('');

	test.each<[string, () => Uint8Array, () => RawParameters, string, RegExp]>([
		['on a page that is not there', small, () => ({ signature_page: '2' }), 'signature_page', /at most 1/],
		['wider than the page', small, () => ({ signature_width: '9' }), 'signature_width', /leave room for 3\.17 inches/],
		['in letters that the fonts lack', small, () => ({ reason: '承認' }), 'reason', /has characters that the stamp cannot show/],
		['in a new field of a certified document', certified, () => ({}), 'visible', /permits no new field on a page/],
		[
			'with transparency in a document that claims PDF/A-1',
			claiming,
			() => ({ image: { name: 'a.png', bytes: png({ type: 6, depth: 8 }) } }),
			'image',
			/claims PDF\/A-1b: that standard allows no transparency/,
		],
	])('%s', async (_, document, raw, name, message) => {
		const refused = await refusalOf(sign(document(), { visible: true, ...raw() }));
		expect(refused.issues).toMatchObject([{ field: name, message: expect.stringMatching(message) }]);
	});

	test.each<[string, () => Uint8Array, RawParameters]>([
		['not shown', small, {}],
		['in a field without a place', () => field('0 0 0 0'), { sign_field: 'Approver' }],
	])('with an image if it is %s', async (_, document, raw) => {
		const refused = await refusalOf(sign(document(), { ...raw, image: red() }));
		expect(refused.issues).toMatchObject([{ field: 'image', message: expect.stringMatching(/no page shows the signature/) }]);
	});
});
