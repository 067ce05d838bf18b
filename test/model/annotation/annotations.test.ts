import { Objects } from '../../support/judges/facts';
import { reordered } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

withTools('qpdf')('annotations', () => {
	test('moves popups, replies and page references with their annotations', async () => {
		const input = rawPages(2, {
			pages: { 1: '/Annots[70 0 R 71 0 R 72 0 R 73 0 R]', 2: '/Annots[80 0 R]' },
			objects: {
				70: '<</Subtype/Text/Rect[0 0 9 9]/Contents(Reply)/IRT 80 0 R/RT/R/Popup 71 0 R/P 11 0 R>>',
				71: '<</Subtype/Popup/Rect[0 0 9 9]/Parent 70 0 R/P 11 0 R>>',
				72: '<</Subtype/Popup/Rect[0 0 9 9]/Parent 80 0 R/P 11 0 R>>',
				73: '<</Subtype/Square/Rect[0 0 9 9]/P 12 0 R>>',
				80: '<</Subtype/Text/Rect[0 0 9 9]/Contents(Secret)/Popup 72 0 R/P 12 0 R>>',
			},
		});
		const bytes = await reordered(input, '1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		const [reply, popup, square] = objects.at(objects.pages()[0], '/Annots');
		expect(objects.at(objects.pages()[0], '/Annots')).toHaveLength(3);
		expect(Object.keys(objects.get(reply)).sort()).toEqual(['/Contents', '/P', '/Popup', '/Rect', '/Subtype']);
		expect(objects.get(popup)['/Parent']).toBe(reply);
		expect(objects.get(square)['/P']).toBeUndefined();
		expect(objects.dangling()).toEqual([]);
		expect(uncompressed(bytes)).not.toContain('Secret');
	});

	test('keeps an annotation that a remaining page also lists', async () => {
		const stamp = '<</Subtype/Stamp/Rect[0 0 9 9]/Contents(Shared)>>';
		const list = rawPages(3, { pages: { 1: '/Annots 69 0 R', 2: '/Annots 69 0 R' }, objects: { 69: '[70 0 R]', 70: stamp } });
		const one = rawPages(3, { pages: { 1: '/Annots[70 0 R]', 2: '/Annots[70 0 R 71 0 R]' }, objects: { 70: stamp, 71: stamp } });
		const mixed = rawPages(3, { pages: { 1: '/Annots 69 0 R', 2: '/Annots[70 0 R]' }, objects: { 69: '[70 0 R]', 70: stamp } });
		for (const input of [list, one, mixed]) {
			const objects = new Objects(await reordered(input, '3,1'));
			expect(objects.at(objects.pages()[1], '/Annots', 0)).toMatchObject({ '/Contents': 'u:Shared' });
			expect(objects.find({ '/Subtype': '/Stamp' })).toHaveLength(1);
		}
	});

	test('gives each copy of a page its own annotations, which refer to each other', async () => {
		const input = rawPages(1, {
			pages: { 1: '/Annots[70 0 R 71 0 R 72 0 R<</Subtype/Link/Rect[0 0 9 9]/Dest[11 0 R/Fit]>>]/Rotate 90' },
			objects: {
				70: '<</Subtype/Text/Rect[0 0 9 9]/Popup 71 0 R/StructParent 4/NM(n)>>',
				71: '<</Subtype/Popup/Rect[0 0 9 9]/Parent 70 0 R>>',
				72: '<</Subtype/Text/Rect[0 0 9 9]/IRT 70 0 R>>',
			},
		});
		const bytes = await reordered(input, '1,1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		const [first, second] = objects.pages();
		expect(objects.get(second)).toMatchObject({ '/Rotate': 90, '/MediaBox': [0, 0, 300, 200] });
		const [text, popup, reply, link] = objects.at(second, '/Annots');
		expect(objects.at(first, '/Annots')).not.toContain(text);
		expect(objects.get(text)).toMatchObject({ '/Popup': popup, '/P': second, '/NM': 'u:n' });
		expect(objects.get(text)['/StructParent']).toBeUndefined();
		expect(objects.get(popup)).toMatchObject({ '/Parent': text, '/P': second });
		expect(objects.get(reply)).toMatchObject({ '/IRT': text });
		expect(link['/Dest'][0]).toBe(first);
	});
});
