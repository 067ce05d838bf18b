import crypto from 'node:crypto';
import { checkSignatures, type CheckedSignatures } from '../../../shared/model/signature/checking/check-signatures';
import { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import type { Job } from '../../../shared/pdf/job';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { agreement, appended, certified, sign, signature } from '../../support/documents/signed';

async function check(input: Uint8Array): Promise<CheckedSignatures> {
	const seen = { isDamaged: false };
	const quiet: Job = { ...job(), onRepaired: () => void (seen.isDamaged = true) };
	const document = await openDocument(input, quiet);
	return checkSignatures(document, input, { password: undefined, anchors: undefined, isDamaged: seen.isDamaged });
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
/** With one part of the text replaced by another of the same length. */
const replaced = (bytes: Uint8Array, from: string | RegExp, to: string): Buffer => bytesOf(latin(bytes).replace(from, to));

const FORM = {
	catalog: '/AcroForm<</Fields[60 0 R 66 0 R]/SigFlags 3>>',
	pages: { 1: '/Annots[60 0 R 66 0 R 68 0 R]' },
	objects: {
		60: '<</Type/Annot/Subtype/Widget/FT/Sig/T(approval)/P 11 0 R/Rect[0 0 0 0]/F 132/V 61 0 R>>',
		61: signature('/M(D:20260101000000Z)'),
		66: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/Rect[20 160 140 180]/F 4/AP<</N 67 0 R>>>>',
		67: ['/Type/XObject/Subtype/Form/BBox[0 0 120 20]', 'BT ET'] as const,
		68: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(Note)>>',
	},
} as const;
const CATALOG = `<</Type/Catalog/Pages 2 0 R${FORM.catalog}>>`;
const PAGE = '<</Type/Page/Parent 2 0 R/Contents 41 0 R/Annots[60 0 R 66 0 R 68 0 R]>>';
const form = (): Uint8Array => sign(rawPages(1, FORM));

test('a signature over the whole file is intact, and stays so with white space after it', async () => {
	for (const input of [agreement(), Buffer.concat([agreement(), bytesOf('\r\n ')])]) {
		const { allIntact, coversWholeFile, entries } = await check(input);
		expect([allIntact, coversWholeFile]).toEqual([true, true]);
		expect(entries).toMatchObject([{ intact: true, verified: true, covers: 'whole_file', changesAfter: [] }]);
	}
});

describe('a forgery is not called intact', () => {
	test.each<[string, () => Uint8Array, object]>([
		[
			'that changes a signed byte',
			() => replaced(agreement(), 'Page 1', 'Page 7'),
			{ intact: false, problems: ['certificate_not_yet_valid', 'digest_differs'] },
		],
		[
			'that covers only the first part (universal forgery)',
			() => replaced(agreement(), /\/ByteRange\[0 (\d+) (\d+) (\d+)\]/, '/ByteRange[0 $1]/Bleh[$2 $3 ]'),
			{ intact: false, problems: ['byte_range_malformed'] },
		],
		[
			'that moves the second part (signature wrapping)',
			() => {
				const text = latin(agreement());
				const [, , next] = /\/ByteRange\[0 (\d+) (\d+)/.exec(text)!;
				const tail = text.slice(Number(next));
				const moved = text.length + 400;
				const wrapped = text.replace(/(\/ByteRange\[0 \d+ )\d+/, `$1${String(moved).padStart(10, '0')}`);
				return bytesOf(`${wrapped}${' '.repeat(400)}${tail}`);
			},
			{ intact: false, problems: ['byte_range_malformed'] },
		],
		['with a negative number', () => replaced(agreement(), /\/ByteRange\[0 0/, '/ByteRange[0 -'), { intact: false }],
		[
			'with two /Contents',
			() => replaced(agreement(), /\/Name\(Octavo Test Signer\)/, '/Contents<00>/Name(Oct)  '),
			{ intact: false },
		],
		['without /Contents', () => replaced(agreement(), '/Contents<', '/Contentz<'), { intact: false }],
		[
			'with a /Contents of zeros',
			() => replaced(agreement(), /\/Contents<[0-9a-f]{40}/, `/Contents<${'0'.repeat(40)}`),
			{ intact: null },
		],
	])('%s', async (_, forge, entry) => {
		const { allIntact, entries } = await check(forge());
		expect(allIntact).toBe(false);
		expect(entries).toMatchObject([entry]);
	});
});

describe('a later revision', () => {
	const later = async (objects: Readonly<Record<number, string>>) => {
		const found = await check(appended(form(), objects));
		expect(found.entries[0]).toMatchObject({ intact: true, verified: true, covers: 'earlier_revision' });
		return found;
	};

	test.each<[string, Readonly<Record<number, string>>, readonly string[]]>([
		['without objects', {}, []],
		['with validation data', { 1: CATALOG.replace('>>>>', '>>/DSS 70 0 R>>'), 70: '<</Type/DSS>>' }, ['validation_data']],
		['with a value', { 66: FORM.objects[66].replace('(Ada)', '(Bob)') }, ['form_values']],
		['with another comment', { 11: PAGE.replace('68 0 R]', '68 0 R 71 0 R]'), 71: FORM.objects[68] }, ['annotations']],
		['without a comment', { 11: PAGE.replace(' 68 0 R]', ']') }, ['annotations']],
		['with another content', { 41: '<</Length 0>>\nstream\n\nendstream' }, ['other']],
		['with another page', { 2: '<</Type/Pages/Count 2/Kids[11 0 R 72 0 R]/MediaBox[0 0 300 200]>>', 72: PAGE }, ['other']],
		['with another font', { 3: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' }, ['other']],
		[
			'with another look of a field',
			{ 67: '<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Length 0>>\nstream\n\nendstream' },
			['other'],
		],
		['with a field elsewhere', { 66: FORM.objects[66].replace('140 180', '140 190') }, ['other']],
		[
			'with a further text field',
			{ 1: CATALOG.replace('66 0 R]', '66 0 R 73 0 R]'), 73: FORM.objects[66].replace('(name)', '(more)') },
			['other'],
		],
		['without a field', { 1: CATALOG.replace(' 66 0 R]', ']') }, ['other']],
		[
			'with a link over the page',
			{ 11: PAGE.replace('68 0 R]', '68 0 R 74 0 R]'), 74: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]>>' },
			['other'],
		],
		['with a script', { 1: CATALOG.replace('>>>>', '>>/OpenAction<</S/JavaScript/JS(1)>>>>') }, ['other']],
		[
			'with metadata alone',
			{ 1: CATALOG.replace('>>>>', '>>/Metadata 75 0 R>>'), 75: '<</Length 0>>\nstream\n\nendstream' },
			['other'],
		],
	])('%s is told as such', async (_, objects, kinds) => {
		const { allIntact, entries } = await later(objects);
		expect(entries[0]!.changesAfter).toEqual(kinds);
		expect(allIntact).toBe(!kinds.includes('other'));
	});

	test('that shows an object which was hidden when it was signed is told (shadow attack)', async () => {
		const text = latin(sign(rawPages(1, { ...FORM, objects: { ...FORM.objects, 60: FORM.objects[60] } })).subarray(0));
		// The cross-reference of the later revision leads from the page's content to the comment's old bytes.
		const at = text.indexOf('\n67 0 obj') + 1;
		const start = text.length;
		const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!;
		const update = `xref\n41 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<</Size 69/Root 1 0 R/Prev ${previous}>>\nstartxref\n${start}\n%%EOF\n`;
		const { allIntact, entries } = await check(bytesOf(text + update));
		expect([allIntact, entries[0]!.changesAfter]).toEqual([false, ['other']]);
	});

	test('without a cross-reference is read without a repair (incremental saving)', async () => {
		const input = Buffer.concat([form(), bytesOf('41 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\n')]);
		const { allIntact, coversWholeFile, entries } = await check(input);
		expect([allIntact, coversWholeFile, entries[0]!.changesAfter]).toEqual([false, false, ['other']]);
	});
});

test('a certification that permits values only is violated by a comment', async () => {
	const certification = certified();
	const page = '<</Type/Page/Parent 2 0 R/Contents 42 0 R/Annots[65 0 R 95 0 R]>>';
	const { allIntact, entries } = await check(appended(certification, { 12: page, 95: FORM.objects[68] }));
	expect(allIntact).toBe(false);
	expect(entries[0]).toMatchObject({ certification: 'fill_forms' });
	expect(entries[0]!.problems).toContain('certification_violated');
	expect(entries[0]!.changesAfter).toContain('annotations');
});

describe('work that is done once', () => {
	test('verifying a signature that many fields have', async () => {
		const fields = Array.from({ length: 20 }, (_, at) => 70 + at);
		const input = sign(
			rawPages(1, {
				catalog: `/AcroForm<</Fields[${fields.map((field) => `${field} 0 R`).join(' ')}]/SigFlags 3>>`,
				objects: {
					61: signature('/M(D:20260101000000Z)'),
					...Object.fromEntries(fields.map((field) => [field, `<</FT/Sig/T(f${field})/V 61 0 R>>`])),
				},
			}),
		);
		const verifying = jest.spyOn(crypto, 'createVerify');
		const { allIntact, entries } = await check(input);
		expect([allIntact, entries.length, verifying.mock.calls.length]).toEqual([true, 20, 1]);
		verifying.mockRestore();
	});

	test('decoding a certificate of the validation data, and others run meanwhile', async () => {
		const update = {
			1: `<</Type/Catalog/Pages 2 0 R${FORM.catalog}/DSS<</Certs[${'90 0 R '.repeat(30)}]>>>>`,
			90: '<</Length 3>>\nstream\nabc\nendstream',
		};
		const [atOnce, atEase] = (['decodedPart', 'decodedAtEase'] as const).map((name) => jest.spyOn(PdfDocument.prototype, name));
		expect((await check(appended(form(), update))).allIntact).toBe(true);
		expect([atOnce!.mock.calls.length, atEase!.mock.calls.length]).toEqual([0, 1]);
		for (const spy of [atOnce!, atEase!]) spy.mockRestore();
	});
});
