/** Patterns of results, by which the Action and the terminal plan a run before a document is opened. */
import { plan } from '../../runs/steps/plan';
import type { Step } from '../../runs/steps/step-values';
import type { Places } from '../../runs/disk/places';

const places = { workspace: '/work', temporary: undefined, anywhere: false, words: {} } as unknown as Places;
const stepOf = (name: string, params = {}): readonly Step[] => [{ name, params }] as unknown as readonly Step[];

const planned = (output: string, steps = stepOf('reverse_pages')): string[] =>
	plan({
		files: ['a.pdf'],
		matched: ['a.pdf'],
		steps,
		output,
		overwrite: false,
		places,
		identity: (file) => file,
		exists: () => false,
	}).map((job) => job.outputPath());

test.each(['.pdf', 'out/.pdf', 'out/ .PDF', '{dir}/.pdf', '...pdf', '.txt', '.md', '.json', '.zip', '{name}/.{extension}'])(
	'refuses %j, which has nothing before its extension',
	(output) => expect(() => planned(output)).toThrow('output: has no name before its extension'),
);

test.each([
	['{name}.pdf.pdf', 'a.pdf.pdf'],
	['.hidden.pdf', '.hidden.pdf'],
	['.octavo', '.octavo'],
	['.x/{name}-.pdf', '.x/a-.pdf'],
])('takes %j', (output, file) => expect(planned(output)).toEqual([file]));

test.each([
	['out.png', stepOf('reverse_pages'), 'names a .png file, but the result is a PDF document: end it with .pdf'],
	['{name}-{index}.txt', stepOf('split_by_page_count'), 'names a .txt file, but the result is a PDF document: end it with .pdf'],
	['{name}.PDF', stepOf('extract_text'), 'names a .pdf file, but the result is text: end it with .txt'],
	['a.docx', stepOf('extract_text'), 'names a .docx file, but the result is text: end it with .txt'],
	['a.jpg', stepOf('extract_text', { layout: 'markdown' }), 'names a .jpg file, but the result is text: end it with .md'],
	[
		'{name}-{page}.jpg',
		stepOf('pages_to_images'),
		'names .jpg files, but the pages become png images: set image_format to jpeg, or end it with .{extension}',
	],
	[
		'{name}-{page}.webp',
		stepOf('pages_to_images', { image_format: 'jpeg' }),
		'names .webp files, but the pages become jpeg images: end it with .{extension}',
	],
])('refuses %j, which says another type than the result has', (output, steps, message) =>
	expect(() => planned(output, steps)).toThrow(`output: ${message}`),
);

test.each([
	['{name}.final', stepOf('reverse_pages')],
	['{name}.PDF', stepOf('reverse_pages')],
	['{name}-{page}.JPG', stepOf('pages_to_images', { image_format: 'jpeg' })],
	['{name}-{page}.{extension}', stepOf('pages_to_images')],
	['{name}.json', stepOf('extract_text')],
	['{name}-{file}.png', stepOf('extract_images')],
])('takes %j, which says the type of the result, or none', (output, steps) => expect(planned(output, steps)).toHaveLength(1));
