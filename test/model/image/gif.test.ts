/** GIF images, as HTML and Markdown may have them. */
import { decode } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import { defaultLimits } from '../../../shared/pdf/limits';
import { readImage } from '../../../shared/model/image/image';
import { gif, magick, pixelsOf, type GifOptions } from '../../support/documents/images';
import { asDocument, job, local } from '../../support/hosts/local';
import { asks, qpdfCheck, renderPages, withTools, type Picture } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const addressOf = (image: Uint8Array): string => `data:image/gif;base64,${Buffer.from(image).toString('base64')}`;

/** Device pixels for a pixel of the image: enough that no reader blurs them. */
const SCALE = 8;

async function print(body: string, page = '40px 30px') {
	const html = `<!doctype html><html lang="en"><title>t</title><style>@page{size:${page};margin:0}body{margin:0}img{display:block}</style>${body}`;
	const { documents, notes } = await local.run(
		'html_to_pdf',
		[asDocument(Buffer.from(html), 'a.html')],
		decode('html_to_pdf', {}),
	);
	return { bytes: documents[0]!.bytes, notes };
}

/** The pixels of an image, as poppler draws them on white. */
async function pixelsInPdf(image: Uint8Array, [across, down] = [40, 30]): Promise<number[]> {
	const { bytes, notes } = await print(`<img alt="" src="${addressOf(image)}">`, `${across}px ${down}px`);
	expect(notes).toEqual([]);
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	const [{ width, rgb }] = renderPages(bytes, { dpi: 96 * SCALE }) as [Picture];
	return Array.from({ length: across * down * 3 }, (_, i) => {
		const [x, y] = [Math.floor(i / 3) % across, Math.floor(i / (3 * across))];
		return rgb[((y * SCALE + SCALE / 2) * width + x * SCALE + SCALE / 2) * 3 + (i % 3)]!;
	});
}

withTools(
	'qpdf',
	'poppler',
	'imagemagick',
)('GIF images that ImageMagick writes look the same in PDF', () => {
	const picture = ['-size', '40x30', '-seed', '7', 'plasma:red-blue'];
	testInTurn.each<readonly [string, readonly string[]]>([
		['of 256 colors', [...picture, '-colors', '256', 'out:gif']],
		['of 2 colors', [...picture, '-colors', '2', 'out:gif']],
		['of 8 colors, interlaced', [...picture, '-colors', '8', '-interlace', 'GIF', 'out:gif']],
		['of one color', ['-size', '40x30', 'xc:green', 'out:gif']],
		['of the first version', [...picture, '-colors', '16', 'out:gif87']],
		[
			'with holes',
			['-size', '40x30', 'xc:red', '-fill', 'blue', '-draw', 'circle 20,15 25,20', '-transparent', 'blue', 'out:gif'],
		],
		[
			'smaller than its screen',
			['-size', '20x10', '-seed', '7', 'plasma:red-blue', '-colors', '8', '-repage', '40x30+6+9', 'out:gif'],
		],
	])('%s', async (_, args) => {
		const image = magick(args);
		expect(Buffer.from(image).subarray(0, 4).toString('latin1')).toBe('GIF8');
		expect(await pixelsInPdf(image)).toEqual([...pixelsOf(image)]);
	});

	test('of so many pixels that the table of codes is full several times', async () => {
		const image = magick(['-size', '160x120', '-seed', '7', 'xc:gray', '+noise', 'Random', '-colors', '64', 'out:gif']);
		expect(Buffer.compare(Buffer.from(await pixelsInPdf(image, [160, 120])), Buffer.from(pixelsOf(image)))).toBe(0);
	});

	test('the first one of those that move', async () => {
		const first = [...picture, '-colors', '8'];
		const moving = magick(['(', ...first, ')', '(', '-size', '40x30', 'xc:green', ')', '-loop', '0', 'out:gif']);
		expect(await pixelsInPdf(moving)).toEqual([...pixelsOf(magick([...first, 'out:gif']))]);
	});
});

describe('GIF images of HTML', () => {
	asks('poppler', 'qpdf');
	/** The colors of the pixels of an image, by the first letters of their names; `.` where the ground is seen. */
	async function lettersOf(options: GifOptions, [columns, rows] = [4, 4]): Promise<string[]> {
		const body = `<body style="background:black"><img alt="" src="${addressOf(gif(options))}">`;
		const { bytes, notes } = await print(body, '60px 60px');
		expect(notes).toEqual([]);
		const [{ width, rgb }] = renderPages(bytes, { dpi: 96 * SCALE }) as [Picture];
		return Array.from({ length: rows }, (_, y) =>
			Array.from({ length: columns }, (__, x) => {
				const at = ((y * SCALE + SCALE / 2) * width + x * SCALE + SCALE / 2) * 3;
				const color = [...rgb.subarray(at, at + 3)].join();
				return { '255,0,0': 'r', '0,255,0': 'g', '0,0,255': 'b', '255,255,255': 'w', '0,0,0': '.' }[color] ?? '?';
			}).join(''),
		);
	}

	const whole = ['rgbw', 'gbwr', 'bwrg', 'wrgb'];
	testInTurn.each<readonly [string, GifOptions, readonly string[]]>([
		['with colors for all its pictures', {}, whole],
		['with colors of the picture', { colors: 'local' }, whole],
		['with rows in another order', { interlaced: true }, ['rgbw', 'bwrg', 'gbwr', 'wrgb']],
		['with an entry that is transparent', { transparent: 2 }, ['rg.w', 'g.wr', '.wrg', 'wrg.']],
		['with data in many blocks', { piece: 1 }, whole],
		['within a larger screen', { frame: [1, 2, 3, 2] }, ['....', '....', '.rgb', '.gbw']],
		['beyond a screen that is too small', { width: 0, height: 2, frame: [0, 0, 4, 4] }, whole],
		['after a comment', { before: Buffer.from('!\xfe\x02no\0', 'latin1') }, whole],
	])('%s', async (_, options, letters) => {
		expect(await lettersOf(options)).toEqual(letters);
	});

	test('keep their place where they are spacers, with and without data', async () => {
		const known = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
		for (const data of [known, 'R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs=']) {
			const image = await readImage(asDocument(Buffer.from(data, 'base64'), 'a'), 'images', job(), 'png-jpeg-gif');
			expect(image).toMatchObject({ kind: 'gif', width: 1, height: 1, transparency: 'soft-mask' });
			const { notes } = await print(`<img alt="" height=20 width=20 src="data:image/gif;base64,${data}">`);
			expect(notes).toEqual([]);
		}
	});

	test('are told and not drawn where they are damaged; those that are files are refused', async () => {
		const cut = gif({}).subarray(0, -8);
		const { notes } = await print(`<p>text</p><img alt="" src="${addressOf(cut)}">`);
		expect(notes.map(({ code }) => code)).toEqual(['image_not_loaded']);
		const params = { ...decode('html_to_pdf', {}), images: [asDocument(cut, 'a.gif')] };
		const run = local.run('html_to_pdf', [asDocument(Buffer.from('<img alt="" src="a.gif">'), 'a.html')], params);
		await expect(run).rejects.toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'images' }] });
	});

	test('may be files of Markdown', async () => {
		const params = { ...decode('markdown_to_pdf', { language: 'en' }), images: [asDocument(gif({}), 'a.gif')] };
		const { documents, notes } = await local.run('markdown_to_pdf', [asDocument(Buffer.from('![x](a.gif)'), 'a.md')], params);
		expect(notes).toEqual([]);
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
	});
});

describe('bad GIF images', () => {
	async function refusal(bytes: Uint8Array, limits = defaultLimits): Promise<string> {
		const end = await readImage(asDocument(bytes, 'a'), 'images', { ...job(), limits }, 'png-jpeg-gif').then(
			() => 'not refused',
			(thrown: unknown) => thrown,
		);
		if (!(end instanceof OctavoError)) throw end;
		return `${end.code}: ${end.issues[0]!.field} ${end.issues[0]!.message}`;
	}
	const large = 65_535;
	const noise = Buffer.alloc(40_000, 1);

	test.each<readonly [string, Uint8Array, RegExp]>([
		['of another version', Buffer.from('GIF88a'), /version that does not exist/],
		['cut in its head', gif({}).subarray(0, 9), /cut short; copy/],
		['cut in its colors', gif({}).subarray(0, 20), /cut short; copy/],
		['cut in its pixels', gif({}).subarray(0, -8), /its data is less than 4 × 4 pixels/],
		['that ends too early', gif({ values: [1, 2, 3] }), /its data is less than 4 × 4 pixels/],
		['without a picture', Buffer.concat([gif({}).subarray(0, 25), Buffer.of(0x3b)]), /without a picture/],
		['without colors', gif({ colors: 'none' }), /without colors/],
		['with a color that is not there', gif({ bits: 3, values: Array<number>(16).fill(5) }), /a color that it does not have/],
		['of codes that are not there', gif({ bits: 2, values: Array<number>(16).fill(7) }), /pixels are damaged/],
		['of pixels of nine bits', gif({ bits: 9, values: [] }), /9 bits, which do not exist/],
		['without pixels', gif({ frame: [0, 0, 0, 4], values: [] }), /is a GIF image of 0 × 4 pixels/],
		['of blocks without an end', gif({ before: Buffer.concat([Buffer.of(0x21, 0xfe), noise]) }), /cut short/],
		['of 9,000 × 9,000 pixels in a few bytes', gif({ width: 9000, height: 9000, values: [1] }), /less than 9000 × 9000 pixels/],
	])('an image %s is refused', async (_, bytes, message) => {
		expect(await refusal(bytes)).toMatch(message);
	});

	test('an image of more pixels than are allowed is refused before it takes their memory', async () => {
		const bomb = gif({ width: large, height: large, values: [1] });
		expect(await refusal(bomb)).toMatch(/^limit_exceeded: images The image has 65535 × 65535 pixels/);
		expect(await refusal(gif({}), { ...defaultLimits, streamBytes: 15 })).toMatch(
			/^limit_exceeded: images The GIF image has 16 pixels/,
		);
	});

	test('data after the last pixel does not matter', async () => {
		const values = Array.from({ length: 5000 }, () => 1);
		expect(await refusal(gif({ values })).catch((end: unknown) => end)).toBe('not refused');
	});
});
