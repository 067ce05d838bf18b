/**
 * npm run gallery [-- NAME…]: the pictures of the documents, drawn by poppler and put together by ImageMagick.
 *
 * - watermarks: docs/gallery.png, text watermarks: templates by colors by rotations, and scripts
 * - stamps: docs/gallery-stamps.png, images by positions, rotations, boxes, user units and layers; letterheads; page numbers
 * - pages: docs/gallery-pages.png, pages that were cropped, resized and arranged on sheets, with annotations and patterns
 * - photos: docs/images-to-pdf.png, twelve photos as pages of A4, one for each EXIF orientation and four more. Every one must stand
 *   upright, with its number at the top left
 * - markdown: docs/making.png, pages that markdown_to_pdf made
 * - documents: docs/documents.png, the documents of examples/documents
 * - forms: docs/forms.png, every kind of field, and how far four readers differ
 * - terminal: docs/terminal.svg, the command octavo at work, recorded by `script` and `jq`
 * - annotations: docs/annotations.png, every kind of comment that is drawn, and how far four readers differ
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { options } from '../../bench/usage.mts';
import { magick, withOrientation } from '../../test/support/documents/images';
import { written, writtenNames } from '../../test/support/written';
import { asDocument, local } from '../../test/support/hosts/local';
import { decode } from '../../shared/contract/values/decode';
import { ANSWER, INVOICE, longTable, README, REPORT } from '../../test/support/documents/markdown';
import { run } from '../../test/support/judges/tools';
import { drawAnnotations } from './annotations.mts';
import { drawForms } from './forms.mts';
import { drawTerminal } from './terminal.mts';
import { placements, stamped, stamps, watermarks, type Sample } from './samples.mts';

const root = process.env['OCTAVO_ROOT'] ?? '.';
const FONT = path.join(root, 'shared', 'model', 'font', 'noto', 'NotoSans-Regular-cut.ttf');
const inDocs = (name: string): string => path.join(root, 'docs', name);

const pictures: Readonly<Record<string, () => Promise<string>>> = {
	watermarks: () => contactSheet('gallery.png', watermarks, 4, '260x270+8+6'),
	stamps: () => contactSheet('gallery-stamps.png', stamps, 6, '180x200+8+6'),
	pages: () => contactSheet('gallery-pages.png', placements, 4, '260x220+8+6'),
	async photos() {
		const pages = await photos();
		const draw = (page: number): string[] => [drawn(pages, page, 20)];
		const files = Array.from({ length: 12 }, (_, index) => draw(index + 1)).flat();
		const target = inDocs('images-to-pdf.png');
		call('montage', [...files, '-tile', '6x2', '-geometry', '+8+8', '-background', '#888', '-strip', target]);
		return target;
	},
	markdown: () => markdownPages('making.png'),
	documents: () => writtenPages('documents.png'),
	forms: () => drawForms(inDocs('forms.png')),
	annotations: () => drawAnnotations(inDocs('annotations.png')),
	terminal: () => Promise.resolve(drawTerminal(inDocs('terminal.svg'))),
};
const names = options(`Usage: npm run gallery [-- NAME…]: ${Object.keys(pictures).join(', ')}`, {}, (_, words) => {
	const unknown = words.find((word) => !(word in pictures));
	if (unknown !== undefined) throw new Error(`There is no picture “${unknown}”`);
	return words.length > 0 ? words : Object.keys(pictures);
});
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-pictures-'));
let count = 0;

/** A page of a document as a picture in the folder. */
function drawn(bytes: Uint8Array, page: number, dpi: number): string {
	const file = path.join(folder, String(count++));
	writeFileSync(`${file}.pdf`, bytes);
	const range = ['-f', String(page), '-l', String(page)];
	call('pdftoppm', ['-r', String(dpi), '-cropbox', ...range, '-png', '-singlefile', `${file}.pdf`, file]);
	return `${file}.png`;
}

async function contactSheet(name: string, samples: readonly Sample[], columns: number, geometry: string): Promise<string> {
	const labelled: string[] = [];
	for (const one of samples) labelled.push('-label', one.caption, drawn(await stamped(one), one.page ?? 1, 50));
	const colors = ['-background', '#f1f2f5', '-fill', '#303642', '-font', FONT, '-pointsize', '11'];
	const look = [...colors, '-geometry', geometry, '-shadow', '-depth', '8', '+dither', '-colors', '128'];
	call('montage', [...labelled, '-tile', `${columns}x`, ...look, `PNG8:${inDocs(name)}`]);
	return inDocs(name);
}

/** Documents from Markdown, and the pages of each that are shown. */
const MADE: readonly (readonly [text: string, parameters: Readonly<Record<string, string>>, pages: readonly number[]])[] = [
	[REPORT, { table_of_contents: 'true' }, [1, 2]],
	[INVOICE, {}, [1]],
	[ANSWER, {}, [1]],
	[README, {}, [1]],
	[longTable(500), {}, [2]],
];

async function markdownPages(name: string): Promise<string> {
	const files: string[] = [];
	for (const [text, parameters, pages] of MADE) {
		const input = asDocument(Buffer.from(text), 'text.md');
		const { documents } = await local.run('markdown_to_pdf', [input], decode('markdown_to_pdf', parameters));
		files.push(...pages.map((page) => drawn(documents[0]!.bytes, page, 62)));
	}
	return montage(name, files, '3x');
}

/** Pages of the example documents: of each the first, but of those with a cover or sums those that show most. */
async function writtenPages(name: string): Promise<string> {
	const shown: Readonly<Record<string, readonly number[]>> = { 'invoice.html': [1, 3], 'report.md': [1, 3] };
	const files: string[] = [];
	for (const one of writtenNames()) {
		const { operation, input, parameters } = written(one);
		const { documents } = await local.run(operation, [input], parameters);
		files.push(...(shown[one] ?? [1]).map((page) => drawn(documents[0]!.bytes, page, 40)));
	}
	return montage(name, files, '6x');
}

function montage(name: string, files: readonly string[], tile: string): string {
	const look = ['-tile', tile, '-geometry', '+8+8', '-background', '#888', '-strip', '-depth', '8', '+dither', '-colors', '64'];
	call('montage', [...files, ...look, `PNG8:${inDocs(name)}`]);
	return inDocs(name);
}

function montageHere(parameters: string[]): { readonly code: number | null; readonly stderr: string } {
	const { status, stderr } = spawnSync('montage', parameters, { encoding: 'utf8' });
	return { code: status, stderr };
}

function call(program: string, parameters: string[]): void {
	// The tests do not use montage, so their list of programs lacks it.
	const { code, stderr } = program === 'montage' ? montageHere(parameters) : run(program, parameters);
	if (code !== 0) throw new Error(stderr);
}

/** How ImageMagick turns an upright photo into the pixels that a camera with this orientation stores. */
const STORED: Readonly<Record<number, readonly string[]>> = {
	1: [],
	2: ['-flop'],
	3: ['-rotate', '180'],
	4: ['-flip'],
	5: ['-transpose'],
	6: ['-rotate', '270'],
	7: ['-transverse'],
	8: ['-rotate', '90'],
};

function photo(number: number, orientation: number, size: string, more: readonly string[] = []): Uint8Array {
	const words = ['-annotate', '+24+16', `${number}`, '-pointsize', '36', '-annotate', '+24+140', `EXIF ${orientation}`];
	const drawn = ['-size', size, 'gradient:#f4a261-#264653', '-font', FONT, '-fill', 'white', '-gravity', 'NorthWest'];
	const sun = ['-fill', '#e9c46a', '-draw', 'circle 360,130 360,70'];
	return withOrientation(
		magick([...drawn, '-pointsize', '96', ...words, ...sun, ...STORED[orientation]!, ...more, 'out:jpg']),
		orientation,
	);
}

async function photos(): Promise<Uint8Array> {
	const files = [
		...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => photo(orientation, orientation, orientation % 2 ? '480x640' : '640x480')),
		photo(9, 6, '640x480', ['-colorspace', 'Gray']),
		photo(10, 8, '480x640', ['-colorspace', 'CMYK']),
		photo(11, 3, '640x480', ['-interlace', 'JPEG']),
		photo(12, 5, '480x640', ['-quality', '40']),
	];
	const inputs = files.map((bytes, index) => asDocument(bytes, `${index + 1}.jpg`));
	const { documents } = await local.run('images_to_pdf', inputs, { page_size: 'A4', orientation: 'auto', margin: 0.5 });
	return documents[0]!.bytes;
}

try {
	for (const name of names) {
		const target = await pictures[name]!();
		console.log(`${target}: ${statSync(target).size} bytes`);
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
