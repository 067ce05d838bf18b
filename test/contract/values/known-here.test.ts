import { unknownHere } from '../../../shared/contract/values/known-here';

test('reports numbers of templates that the options do not have, and no other value', () => {
	expect(unknownHere('add_text_watermark', { template: 1005, line_1: 'Draft' })).toEqual([
		{
			field: 'template',
			message: 'is a number that only some regions know: use diagonal, horizontal, top, bottom, tiled',
		},
	]);
	expect(unknownHere('add_text_watermark', { template: 'top' })).toEqual([]);
	expect(unknownHere('rotate_pages', { angle: 90 })).toEqual([]);
});
