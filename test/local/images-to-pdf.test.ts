import { local } from '../support/hosts/local';
import { SMALL_JPEG } from '../support/documents/images';

test.each([
	['image', 'landscape', ['orientation_unused']],
	['image', 'auto', []],
	['A4', 'landscape', []],
] as const)('notes an orientation without effect: pages of size %s, orientation %s', async (page_size, orientation, codes) => {
	const image = { name: 'photo.jpg', bytes: SMALL_JPEG };
	const { notes } = await local.run('images_to_pdf', [image], { page_size, orientation, margin: 0 });
	expect(notes.map(({ code }) => code)).toEqual(codes);
});
