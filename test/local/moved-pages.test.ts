/** Hostile documents for operations that move pages. */
import { decode } from '../../shared/contract/values/decode';
import type { OctavoError } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import { expectLinear } from '../support/cost/growth';
import { furnished } from '../support/documents/furnished';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { amount, sampled, testInTurn } from '../support/sample';

const MOVING: [OperationName, Record<string, unknown>][] = [
	['crop_pages', { crop_to: 'content' }],
	['insert_blank_pages', { blank_after: 'all' }],
	['resize_pages', { page_size: 'A3' }],
	['arrange_pages', { arrangement: '2' }],
];

/** A code, or `ok`. */
async function judge(bytes: Uint8Array, name: OperationName, raw: Record<string, unknown>): Promise<string> {
	try {
		await local.run(name, [asDocument(bytes)], decode(name, raw));
		return 'ok';
	} catch (thrown) {
		const { code, cause } = thrown as OctavoError;
		if (code === 'internal') throw cause;
		return code;
	}
}

/** All pages share one list of as many annotations as there are pages. */
function sharedAnnotations(count: number): Uint8Array {
	const first = 100 + 2 * count;
	const links = Array.from({ length: count }, (_, at) => `${first + at} 0 R`);
	return rawPages(0, {
		objects: {
			2: `<</Type/Pages/Count ${count}/MediaBox[0 0 300 200]/Kids[${links.map((_, at) => `${100 + at} 0 R`).join(' ')}]>>`,
			60: `[${links.join(' ')}]`,
			...Object.fromEntries(
				links.map((_, at) => [100 + at, `<</Type/Page/Parent 2 0 R/Annots 60 0 R/B 60 0 R/MediaBox[0 0 300 ${200 + at}]>>`]),
			),
			...Object.fromEntries(
				links.map((_, at) => [
					first + at,
					`<</Type/Annot/Subtype/Link/Rect[1 2 3 4]/R[1 2 3 4]/Dest[${100 + at} 0 R/XYZ 1 2 3]>>`,
				]),
			),
		},
	});
}

testInTurn.each(sampled(MOVING.slice(2), 1))(
	'%s takes time linear in the pages that share a list of annotations',
	async (name, raw) => {
		await expectLinear(
			async (count) => expect(['ok', 'limit_exceeded']).toContain(await judge(sharedAnnotations(count), name, raw)),
			3000,
		);
	},
);

testInTurn.each(sampled(MOVING.slice(2), 1))(
	'%s refuses lists that would grow with the square of the pages',
	async (name, raw) => {
		const pages = Object.fromEntries(Array.from({ length: 29 }, (_, at) => [at + 1, '/VP 80 0 R']));
		const viewports = '<</BBox[0 0 9 9]>>'.repeat(10_000);
		expect(await judge(rawPages(29, { pages, objects: { 80: `[${viewports}]` } }), name, raw)).toBe('limit_exceeded');
	},
);

testInTurn('any value of a document may be anything: it is moved or refused', async () => {
	const text = Buffer.from(furnished('/Rotate 90')).toString('latin1');
	const end = text.lastIndexOf('xref\n0 ');
	const values = [...text.slice(0, end).matchAll(/\d+ 0 R|(?<=[[ ])-?\d+\.?\d*(?=[ \]])|\/\w+(?=\s*(?:\/|>>))|\[[^[\]]*\]/g)];
	const others = [
		'42',
		'null',
		'1 0 R',
		'9999 0 R',
		'[]',
		'<<>>',
		'(s)',
		'/N',
		'1e999',
		'-2147483649',
		'[[[1 0 R]]]',
		'[1 0 R/XYZ]',
	];
	expect(values.length).toBeGreaterThan(150);
	const codes = new Set<string>();
	for (const [at, { 0: value, index }] of values.entries()) {
		if (at % amount(1, 4) !== 0) continue;
		const bytes = Buffer.from(
			`${text.slice(0, index)}${others[at % others.length]!}${text.slice(index + value.length)}`,
			'latin1',
		);
		const [name, raw] = MOVING[Math.floor(at / others.length) % MOVING.length]!;
		codes.add(await judge(bytes, name, raw));
	}
	for (const code of codes) expect(['ok', 'unreadable_document', 'invalid_parameters', 'limit_exceeded']).toContain(code);
});

test('a structure, a field and a list of annotations that contain themselves are moved', async () => {
	const bytes = rawPages(2, {
		catalog: '/StructTreeRoot 60 0 R/AcroForm<</Fields[60 0 R]>>/Outlines 60 0 R/Dests 60 0 R',
		pages: { 1: '/Annots[60 0 R 60 0 R 61 0 R]/B[60 0 R]/VP 61 0 R/Resources<</Pattern 60 0 R/XObject 60 0 R>>' },
		objects: {
			60: '<</K 60 0 R/P 60 0 R/S/Figure/A 60 0 R/O/Layout/BBox[1 2 3 4]/Pg 11 0 R/Parent 60 0 R/Kids[60 0 R]/First 60 0 R/Next 60 0 R/Rect[1 2 3 4]/Subtype/Widget/FT/Tx/T(a)/R[1 2 3 4]/Measure 60 0 R/X[60 0 R]/AP 60 0 R/N 60 0 R/Dest[60 0 R/XYZ 1 2 3]>>',
			61: '[61 0 R 61 0 R]',
		},
	});
	for (const [name, raw] of MOVING) expect(await judge(bytes, name, raw)).toBe('ok');
});
