/** The published classes of attacks on signed documents: each is told, and the document that it begins from is intact. */
import type { JsonObject } from '../../../shared/contract/backend';
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { agreement, appended, sign, signature } from '../../support/documents/signed';

const check = async (bytes: Uint8Array): Promise<JsonObject> =>
	(await local.run('check_signatures', [asDocument(bytes)], decode('check_signatures', {}))).data!;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const edited = (bytes: Uint8Array, from: string | RegExp, to: string | ((all: string) => string)): Buffer =>
	bytesOf(latin(bytes).replace(from, to as string));

const stream = (data: string, entries = ''): string => `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`;
const FAKE = stream('BT /F 24 Tf 40 100 Td (Pay 9999) Tj ET');
const FORM = stream('0 0 300 200 re f', '/Type/XObject/Subtype/Form/BBox[0 0 300 200]');

/** The author of a contract can prepare an overlay, a second content, a field with another look. */
const CATALOG = '/AcroForm<</Fields[60 0 R 66 0 R]/SigFlags 3>>';
const SHADOW = {
	catalog: CATALOG,
	pages: { 1: '/Annots[60 0 R 66 0 R 68 0 R]' },
	objects: {
		60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(approval)/P 11 0 R/Rect[0 0 0 0]/F 132/V 61 0 R>>',
		61: signature('/M(D:20260101000000Z)'),
		66: '<</Type/Annot/Subtype/Widget/FT/Tx/T(sum)/V(10)/Rect[20 160 140 180]/F 4/AP<</N 67 0 R>>>>',
		67: ['/Type/XObject/Subtype/Form/BBox[0 0 120 20]', 'BT ET'],
		68: '<</Type/Annot/Subtype/Stamp/Rect[0 0 300 200]/F 4/AP<</N 69 0 R>>>>',
		69: ['/Type/XObject/Subtype/Form/BBox[0 0 300 200]', '1 g 0 0 300 200 re f'],
		// Nothing refers to it when the document is signed.
		70: ['', 'BT /F 24 Tf 40 100 Td (Pay 9999) Tj ET'],
	},
} as const;
const contract = (): Uint8Array => sign(rawPages(1, SHADOW));
const PAGE = (annotations: string, content = '41 0 R'): string =>
	`<</Type/Page/Parent 2 0 R/Contents ${content}/Annots[${annotations}]>>`;

const certifiedWith = (level: 1 | 2 | 3): Uint8Array =>
	sign(
		rawPages(1, {
			catalog: `${CATALOG.replace(' 66 0 R', '')}/Perms<</DocMDP 61 0 R>>`,
			pages: { 1: '/Annots[60 0 R]' },
			objects: {
				60: SHADOW.objects[60],
				61: signature(
					`/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P ${level}/V/1.2>>>>]`,
				),
			},
		}),
	);
const withField = (level: 1 | 2 | 3, field: string): Uint8Array =>
	appended(certifiedWith(level), {
		1: `<</Type/Catalog/Pages 2 0 R/Perms<</DocMDP 61 0 R>>/AcroForm<</Fields[60 0 R 90 0 R]/SigFlags 3>>>>`,
		11: PAGE('60 0 R 90 0 R'),
		90: field,
		91: FORM,
		92: signature(),
	});

/** A part of the document moved, so that others fit in between. */
function wrapped(): Uint8Array {
	const text = latin(agreement());
	const next = Number(/\/ByteRange\[0 \d+ (\d+)/.exec(text)![1]);
	const between = '\n41 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\n'.padEnd(400);
	const moved = text
		.slice(0, next)
		.replace(/(\/ByteRange\[0 \d+ )\d+/, (_, head: string) => head + String(next + 400).padStart(10, '0'));
	return bytesOf(`${moved}${between}${text.slice(next)}`);
}

/** A later cross-reference that leads to bytes which the signed one did not show. */
function withHiddenObject(): Uint8Array {
	const text = latin(contract());
	const at = text.indexOf('\n70 0 obj') + 1;
	const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!;
	const rows = `xref\n41 1\n${String(at).padStart(10, '0')} 00000 n \n`;
	return bytesOf(`${text}${rows}trailer\n<</Size 71/Root 1 0 R/Prev ${previous}>>\nstartxref\n${text.length}\n%%EOF\n`);
}

/** A revision with an object stream, number 80, that has the page; its cross-reference names the page only if `isNew`. */
function withObjectStream(before: Uint8Array, page: string, isNew: boolean): Buffer {
	const text = latin(before);
	const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!;
	const body = `80 0 obj\n${stream(`11 0 ${page}`, '/Type/ObjStm/N 1/First 5')}\nendobj\n`;
	const start = text.length + body.length;
	const row = (kind: number, place: number): Buffer => {
		const bytes = Buffer.alloc(7);
		bytes[0] = kind;
		bytes.writeUInt32BE(place, 1);
		return bytes;
	};
	const rows = latin(Buffer.concat([...(isNew ? [row(2, 80)] : []), row(1, text.length), row(1, start)]));
	const index = isNew ? '11 1 80 2' : '80 2';
	const table = stream(rows, `/Type/XRef/Size 82/W[1 4 2]/Index[${index}]/Root 1 0 R/Prev ${previous}`);
	return bytesOf(`${text}${body}81 0 obj\n${table}\nendobj\nstartxref\n${start}\n%%EOF\n`);
}
const compressedContract = (): Uint8Array => sign(withObjectStream(rawPages(1, SHADOW), PAGE('60 0 R 66 0 R 68 0 R'), true));

const NEW_SIGNATURE = '<</Type/Annot/Subtype/Widget/FT/Sig/T(second)/P 11 0 R/Rect[0 0 300 200]/F 132/AP<</N 91 0 R>>';

test.each<[string, () => Uint8Array]>([
	['a page with a signature', agreement],
	['a contract', contract],
	['a contract whose page is in an object stream', compressedContract],
	['a certified page', () => certifiedWith(2)],
	[
		'a certified page with a comment',
		() => appended(certifiedWith(3), { 11: PAGE('60 0 R 93 0 R'), 93: SHADOW.objects[68].replace('69', '64') }),
	],
])('%s is intact before an attack', async (_, make) => {
	expect(await check(make())).toMatchObject({ allIntact: true });
});

const ATTACKS: readonly [kind: string, title: string, forge: () => Uint8Array, tells: object][] = [
	['universal forgery', 'no /ByteRange', () => edited(agreement(), '/ByteRange[', '/ByteRonge['), { intact: false }],
	[
		'universal forgery',
		'a /ByteRange of null',
		() => edited(agreement(), /\/ByteRange\[[^\]]*\]/, (all) => `/ByteRange null`.padEnd(all.length)),
		{ intact: false },
	],
	[
		'universal forgery',
		'a /ByteRange of the first part only',
		() => edited(agreement(), /(\/ByteRange\[0 \d+) (\d+) (\d+)\]/, '$1]/B[$2 $3]'),
		{ intact: false },
	],
	['universal forgery', 'a negative length', () => edited(agreement(), /(\/ByteRange\[0 )0/, '$1-'), { intact: false }],
	['universal forgery', 'no /Contents', () => edited(agreement(), '/Contents<', '/Contonts<'), { intact: false }],
	[
		'universal forgery',
		'/Contents of zeros',
		() => edited(agreement(), /\/Contents<[0-9a-f]{40}/, `/Contents<${'0'.repeat(40)}`),
		{ intact: null },
	],
	['incremental saving', 'another content of the page', () => appended(contract(), { 41: FAKE }), { changesAfter: ['other'] }],
	[
		'incremental saving',
		'objects without a cross-reference',
		() => Buffer.concat([contract(), bytesOf(`41 0 obj\n${FAKE}\nendobj\n`)]),
		{ changesAfter: ['other'] },
	],
	[
		'incremental saving',
		'objects with a trailer alone',
		() => Buffer.concat([contract(), bytesOf(`41 0 obj\n${FAKE}\nendobj\ntrailer\n<</Root 1 0 R/Size 71>>\n`)]),
		{ changesAfter: ['other'] },
	],
	[
		'incremental saving',
		'a copy of the signature in the update',
		() => appended(agreement(), { 41: FAKE, 61: /61 0 obj\n([^]*?)\nendobj/.exec(latin(agreement()))![1]! }),
		{ intact: false },
	],
	[
		'incremental saving',
		'another object stream of the same number',
		() => withObjectStream(compressedContract(), PAGE('60 0 R 66 0 R', '70 0 R'), false),
		{ changesAfter: ['annotations', 'other'] },
	],
	['signature wrapping', 'objects between the signed parts', wrapped, { intact: false }],
	[
		'shadow, hide',
		'a field without the look that covered the page',
		() => appended(contract(), { 66: SHADOW.objects[66].replace('/AP<</N 67 0 R>>', '') }),
		{ changesAfter: ['other'] },
	],
	[
		'shadow, replace',
		'another look of a field, with its value',
		() => appended(contract(), { 67: FORM }),
		{ changesAfter: ['other'] },
	],
	[
		'shadow, replace',
		'another font',
		() => appended(contract(), { 3: '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>' }),
		{ changesAfter: ['other'] },
	],
	[
		'shadow, hide and replace',
		'the page leads to a content that was prepared',
		() => appended(contract(), { 11: PAGE('60 0 R 66 0 R 68 0 R', '70 0 R') }),
		{ changesAfter: ['other'] },
	],
	[
		'shadow, hide and replace',
		'the cross-reference leads to bytes that were hidden',
		withHiddenObject,
		{ changesAfter: ['other'] },
	],
	[
		'certification, evil annotation',
		'a comment where values only are permitted',
		() => appended(certifiedWith(2), { 11: PAGE('60 0 R 93 0 R'), 93: SHADOW.objects[68] }),
		{ problems: ['certification_violated'] },
	],
	[
		'certification, evil annotation',
		'a comment where no change is permitted',
		() => appended(certifiedWith(1), { 11: PAGE('60 0 R 93 0 R'), 93: SHADOW.objects[68] }),
		{ problems: ['certification_violated'] },
	],
	[
		'certification, sneaky signature',
		'a signature that covers the page',
		() => sign(withField(2, `${NEW_SIGNATURE}/V 92 0 R>>`)),
		{ problems: ['certification_violated'] },
	],
	[
		'certification, sneaky signature',
		'a field for one that covers the page',
		() => withField(3, `${NEW_SIGNATURE}>>`),
		{ changesAfter: ['other'] },
	],
];

test.each(ATTACKS)('%s: %s is told', async (_kind, _title, forge, tells) => {
	const data = await check(forge());
	expect(data['allIntact']).toBe(false);
	const { problems, ...others } = tells as { problems?: readonly string[] };
	const [entry] = data['entries'] as readonly JsonObject[];
	expect(entry).toMatchObject(others);
	if (problems) expect(entry!['problems']).toEqual(expect.arrayContaining([...problems]));
});

test('a comment that covered the page and lost its look is told as a change of comments', async () => {
	const data = await check(appended(contract(), { 69: stream('', '/Type/XObject/Subtype/Form/BBox[0 0 300 200]') }));
	expect(data).toMatchObject({ entries: [{ changesAfter: ['annotations'] }] });
});
