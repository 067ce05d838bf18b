/** Copies of a page with a signature keep its visible mark, as a stamp without a field (docs/semantics.md, §10.4). */
import { resultsOf } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { sign, signature } from '../../support/documents/signed';
import { Objects } from '../../support/judges/facts';
import { picturesByMupdf, qpdfCheck, withTools } from '../../support/judges/tools';

const APPEARANCE = ['/Type/XObject/Subtype/Form/BBox[0 0 90 30]', '1 0 0 rg 0 0 90 30 re f'] as const;

const signed = (widget: string, value = '/V 61 0 R') =>
	sign(
		rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]/SigFlags 3>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: {
				60: `<</Type/Annot/FT/Sig/T(Approval)${value}/Subtype/Widget/P 11 0 R${widget}>>`,
				61: signature(),
				62: APPEARANCE,
			},
		}),
	);

const VISIBLE = '/F 132/Rect[100 20 190 50]/AP<</N 62 0 R>>';

withTools('qpdf', 'mutool')('a copy of a signed page', () => {
	test('looks the same, and its mark belongs to no field', async () => {
		const [bytes] = (await resultsOf('reorder_pages', [signed(VISIBLE)], { page_order: '1,1' })) as [Uint8Array];
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const [first, second] = picturesByMupdf(bytes);
		expect(Buffer.compare(second!.rgb, first!.rgb)).toBe(0);
		expect(Buffer.from(second!.rgb).includes(Buffer.from([255, 0, 0]))).toBe(true);
		const objects = new Objects(bytes);
		const [original, copy] = objects.pages().map((page) => objects.at(objects.get(page)['/Annots'][0]));
		expect(original).toMatchObject({ '/Subtype': '/Widget', '/FT': '/Sig' });
		expect(copy).toMatchObject({ '/Subtype': '/Stamp', '/P': objects.pages()[1] });
		for (const key of ['/FT', '/T', '/V', '/Parent', '/Kids']) expect(copy).not.toHaveProperty([key]);
	});

	test.each<[string, string, string]>([
		['is hidden', '/F 2/Rect[100 20 190 50]/AP<</N 62 0 R>>', '/V 61 0 R'],
		['has no area', '/F 132/Rect[0 0 0 0]/AP<</N 62 0 R>>', '/V 61 0 R'],
		['is not signed', VISIBLE, '/Lock 61 0 R'],
	])('has no mark where the field %s', async (_, widget, value) => {
		const [bytes] = (await resultsOf('reorder_pages', [signed(widget, value)], { page_order: '1,1' })) as [Uint8Array];
		const objects = new Objects(bytes);
		expect(objects.pages().map((page) => (objects.get(page)['/Annots'] ?? []).length)).toEqual([1, 0]);
	});
});
