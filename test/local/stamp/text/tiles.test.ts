/** Sizes that are given, and text that is repeated over the page. */
import { pageTexts, qpdfCheck, renderPages, uncompressed, withTools } from '../../../support/judges/tools';
import { changed, geometries, opaque, pagesOf, watermarked } from './watermarked';
import { testInTurn } from '../../../support/sample';

withTools('qpdf', 'poppler')('the stamp on the page', () => {
	it('has the size that is given, or less where that does not fit', async () => {
		const input = await pagesOf([
			{ size: [400, 300], rotation: 90, userUnit: 1 },
			{ size: [200, 150], rotation: 0, userUnit: 2 },
		]);
		const heights = async (font_size: number, line_1 = 'HHH') => {
			const { bytes } = await watermarked(input, { ...opaque, line_1, template: 'horizontal', margin: 0.5, font_size });
			return renderPages(bytes, { dpi: 72, cropped: true }).map((picture, index) => {
				const gaps = changed(renderPages(input, { dpi: 72, cropped: true })[index]!, picture)!;
				// Not every program draws pages of other units larger.
				const point = picture.width / [300, 400][index]!;
				return [(picture.height - gaps.top - gaps.bottom) / point, (picture.width - gaps.left - gaps.right) / point];
			});
		};
		// Capitals are 0.71 of the type size.
		for (const [height] of await heights(40)) expect(Math.abs(height! - 40 * 0.71)).toBeLessThan(3);
		for (const [, width] of await heights(1000)) expect(width).toBeLessThan(400 - 72 + 2);
	});

	testInTurn('repeats tiles in the whole room within the margins, on pages of any geometry', async () => {
		const input = await pagesOf(geometries);
		const { bytes } = await watermarked(input, { ...opaque, line_1: 'COPY', template: 'tiled', margin: 0.3 });
		expect(qpdfCheck(bytes).clean).toBe(true);
		const [before, after] = [renderPages(input, { dpi: 72, cropped: true }), renderPages(bytes, { dpi: 72, cropped: true })];
		for (const [index, text] of pageTexts(bytes).entries()) {
			const { size, rotation, userUnit } = geometries[index]!;
			const count = text.match(/COPY/g)?.length ?? 0;
			expect([index, count >= (Math.min(...size) > 400 ? 8 : 1), count < 1001]).toEqual([index, true, true]);
			const gaps = changed(before[index]!, after[index]!)!;
			const scale = before[index]!.width / (rotation % 180 === 0 ? size[0] : size[1]);
			const margin = (0.3 * 72 * scale) / userUnit;
			expect(Math.min(gaps.left, gaps.right, gaps.top, gaps.bottom)).toBeGreaterThan(margin - 2);
		}
	});

	it('draws at most a thousand tiles on a page', async () => {
		const input = await pagesOf([{ size: [14_400, 14_400], rotation: 0, userUnit: 1 }]);
		const { bytes } = await watermarked(input, { ...opaque, line_1: '.', template: 'tiled', margin: 0.1, font_size: 4 });
		const count = uncompressed(bytes).match(/\/X0 Do/g)!.length;
		expect(count).toBeGreaterThan(800);
		expect(count).toBeLessThan(1200);
	});
});
