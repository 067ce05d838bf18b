/** Kinds of boxes that styles, directions and elements make. */
import { asks, renderPages } from '../../support/judges/tools';
import { placesOf, printStyled } from '../../support/hosts/styled-html';
import { colorAt } from '../../support/readers/jury';

describe('html_to_pdf', () => {
	asks('poppler');

	it('floats to the sides that the direction of the text around says', async () => {
		const body = '<b style="float:inline-start">start</b><b style="float:inline-end">end</b>';
		for (const direction of ['ltr', 'rtl']) {
			const places = await placesOf(`<html dir="${direction}">${body}`);
			const order = ['start', 'end'].sort((one, other) => places.get(one)![0] - places.get(other)![0]);
			expect([direction, ...order]).toEqual(direction === 'ltr' ? ['ltr', 'start', 'end'] : ['rtl', 'end', 'start']);
		}
	});

	it('prints dialogs that are open, over the text', async () => {
		const places = await placesOf('before<dialog>closed</dialog><dialog open>opened</dialog><p>after</p>');
		expect(places.has('closed')).toBe(false);
		expect(places.get('opened')![0]).toBeGreaterThan(300);
		expect(places.get('after')![1]).toBeLessThan(places.get('opened')![1] + 20);
	});

	it.each([
		['block flow-root', 300],
		['flow-root block', 300],
		['inline flex', 20],
	])('reads a display of two words: %s', async (display, width) => {
		const box = `<div style="display:${display};background:#f00"><i style="display:block;width:20pt;height:20pt"></i></div>`;
		const { bytes, notes } = await printStyled(box, 'body{width:300pt}');
		const [page] = renderPages(bytes, { dpi: 72 });
		expect([width - 3, width + 3].map((x) => colorAt(page!, x, 10)[1])).toEqual([0, 255]);
		expect(notes.map(({ code }) => code)).not.toContain('styles_ignored');
	});
});
