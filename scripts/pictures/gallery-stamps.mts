/**
 * `npm run gallery` draws docs/gallery-stamps.png: images by positions, rotations, cropped boxes, user units and layers,
 * letterheads, and page numbers. The pages are stamped by Octavo, drawn by poppler, and put together by ImageMagick.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { degrees, PDFDocument, PDFName, PDFNumber, rgb, StandardFonts } from 'pdf-lib';
import type { Document } from '../../shared/backend';
import { decode, type RawParameters } from '../../shared/decode';
import { localBackend } from '../../shared/local';
import type { OperationName } from '../../shared/operations';
import { png } from '../../test/support/documents/images';
import { sample } from '../../test/support/documents/samples';

interface Sheet {
	readonly rotation?: 0 | 90 | 180 | 270;
	readonly userUnit?: number;
	readonly isCropped?: boolean;
	/** A box of colour behind the text, which shows what is over and what is under. */
	readonly isTinted?: boolean;
}

interface Sample {
	readonly caption: string;
	readonly sheet?: Sheet;
	readonly operation: OperationName;
	readonly parameters: RawParameters;
	/** The page that is shown of several. */
	readonly page?: number;
}

const POSITIONS = [
	'top_left',
	'top_center',
	'top_right',
	'center_left',
	'center',
	'center_right',
	'bottom_left',
	'bottom_center',
	'bottom_right',
];
const ROTATIONS = [0, 90, 180, 270] as const;
const backend = localBackend({ pause: () => new Promise((resolve) => setImmediate(resolve)) });
const logo = await sample('logo.png');
const letterhead = await sample('letterhead.pdf');
const image = (name: string, bytes: Uint8Array): Document => ({ name, bytes });
const corner = { transparency: 0, position: 'top_right', image_width: 1, margin: 0.3 };

const samples: readonly Sample[] = [
	...POSITIONS.map((position): Sample => ({
		caption: position,
		operation: 'add_image_watermark',
		parameters: { image: logo, transparency: 0, position, image_width: 0.9, margin: 0.3 },
	})),
	{ caption: 'as large as fits, 50 %', operation: 'add_image_watermark', parameters: { image: logo, margin: 0.5 } },
	...ROTATIONS.map((rotation): Sample => ({
		caption: `turned by ${rotation}, cropped`,
		sheet: { rotation, isCropped: true },
		operation: 'add_image_watermark',
		parameters: { image: logo, ...corner },
	})),
	{
		caption: 'UserUnit 2, cropped',
		sheet: { userUnit: 2, isCropped: true },
		operation: 'add_image_watermark',
		parameters: { image: logo, ...corner },
	},
	...(['over', 'under'] as const).map((layer): Sample => ({
		caption: `layer ${layer}`,
		sheet: { isTinted: true },
		operation: 'add_image_watermark',
		parameters: { image: logo, transparency: 0, margin: 0.6, layer },
	})),
	...(
		[
			['RGB', png({ type: 2, depth: 8, width: 64, height: 40 })],
			['grey, 16 bits', png({ type: 0, depth: 16, width: 64, height: 40 })],
			['palette, interlaced', png({ type: 3, depth: 4, width: 64, height: 40, interlaced: true })],
			['grey and alpha', png({ type: 4, depth: 8, width: 64, height: 40 })],
		] as const
	).map(([kind, bytes]): Sample => ({
		caption: `PNG, ${kind}`,
		operation: 'add_image_watermark',
		parameters: { image: image('sample.png', bytes), transparency: 0, margin: 0.6 },
	})),
	...[1, 2].map((page): Sample => ({
		caption: `letterhead, page ${page}`,
		operation: 'add_overlay',
		parameters: { overlay: letterhead, layer: 'under' },
		page,
	})),
	...ROTATIONS.slice(1).map((rotation): Sample => ({
		caption: `letterhead, turned by ${rotation}`,
		sheet: { rotation },
		operation: 'add_overlay',
		parameters: { overlay: letterhead, layer: 'under' },
	})),
	{ caption: 'letterhead, own size', operation: 'add_overlay', parameters: { overlay: letterhead, layer: 'under', fit: 'none' } },
	{ caption: '{number} / {last}', operation: 'add_page_numbers', parameters: {} },
	{
		caption: 'Bates numbers',
		operation: 'add_page_numbers',
		parameters: {
			number_format: 'ACME {number}',
			digits: 6,
			first_number: 42,
			position: 'top_right',
			color: 'Red',
			font_size: 12,
		},
	},
	...ROTATIONS.slice(1).map((rotation): Sample => ({
		caption: `numbers, turned by ${rotation}, cropped`,
		sheet: { rotation, isCropped: true },
		operation: 'add_page_numbers',
		parameters: { number_format: 'Page {number} of {last}', color: 'Blue', font_size: 14 },
	})),
	{
		caption: 'too wide: scaled',
		operation: 'add_page_numbers',
		parameters: {
			number_format: 'A long line that would not fit the page, {number} of {last}',
			font_size: 24,
			position: 'top_center',
		},
	},
	{
		caption: 'text behind the page',
		sheet: { isTinted: true },
		operation: 'add_text_watermark',
		parameters: { line_1: 'DRAFT', color: 'Red', layer: 'under', transparency: 30, margin: 0.4 },
	},
];

const COLUMNS = 6;
const font = path.join(process.env['OCTAVO_ROOT'] ?? '.', 'shared', 'local', 'font', 'NotoSans-Regular-cut.ttf');
const target = path.join(process.env['OCTAVO_ROOT'] ?? '.', 'docs', 'gallery-stamps.png');
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-gallery-'));
try {
	const pictures: string[] = [];
	for (const [index, one] of samples.entries()) {
		const file = path.join(folder, String(index).padStart(3, '0'));
		writeFileSync(`${file}.pdf`, await draw(one));
		const page = String(one.page ?? 1);
		call('pdftoppm', ['-r', '50', '-cropbox', '-f', page, '-l', page, '-png', '-singlefile', `${file}.pdf`, file]);
		pictures.push('-label', one.caption, `${file}.png`);
	}
	const look = [
		'-background',
		'#f1f2f5',
		'-fill',
		'#303642',
		'-font',
		font,
		'-pointsize',
		'11',
		'-geometry',
		'180x200>+8+6',
		'-shadow',
	];
	call('montage', [...pictures, '-tile', `${COLUMNS}x`, ...look, '-depth', '8', '+dither', '-colors', '128', `PNG8:${target}`]);
	console.log(`${target}: ${statSync(target).size} bytes`);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

async function draw({ sheet, operation, parameters }: Sample): Promise<Uint8Array> {
	const { documents } = await backend.run(
		operation,
		[{ name: 'page.pdf', bytes: await pages(sheet) }],
		decode(operation, parameters),
	);
	return documents[0]!.bytes;
}

/** Two pages of A5 as displayed, with a heading and lines of grey where a text would be. */
async function pages({ rotation = 0, userUnit = 1, isCropped = false, isTinted = false }: Sheet = {}): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const font = await document.embedFont(StandardFonts.HelveticaBold);
	const [width, height] = [420 / userUnit, 595 / userUnit];
	const edge = isCropped ? 40 / userUnit : 0;
	for (const number of [1, 2]) {
		const [across, down] = rotation % 180 === 0 ? [width, height] : [height, width];
		const page = document.addPage([across + 2 * edge, down + 2 * edge]);
		if (isCropped) {
			page.drawRectangle({ x: 0, y: 0, width: across + 2 * edge, height: down + 2 * edge, color: rgb(1, 0.8, 0.8) });
			page.drawRectangle({ x: edge, y: edge, width: across, height: down, color: rgb(1, 1, 1) });
			page.setCropBox(edge, edge, across, down);
		}
		page.setRotation(degrees(rotation));
		if (userUnit !== 1) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
		const place = (x: number, y: number) => {
			const [u, v] = { 0: [x, y], 90: [width - (width - height) - y, x], 180: [width - x, height - y], 270: [y, width - x] }[
				rotation
			] as [number, number];
			return { x: u + edge, y: v + edge, rotate: degrees(rotation) };
		};
		const unit = 1 / userUnit;
		if (isTinted)
			page.drawRectangle({ ...place(60 * unit, 150 * unit), width: 300 * unit, height: 220 * unit, color: rgb(0.99, 0.93, 0.7) });
		page.drawText(`Report, page ${number}`, {
			...place(40 * unit, 500 * unit),
			size: 22 * unit,
			font,
			color: rgb(0.25, 0.28, 0.33),
		});
		for (let line = 0; line < 14; line++) {
			const length = line % 5 === 4 ? 190 : 340 - ((line * 71) % 43);
			const at = place(40 * unit, (460 - line * 24) * unit);
			page.drawRectangle({ ...at, width: length * unit, height: 7 * unit, color: rgb(0.86, 0.88, 0.91) });
		}
	}
	return document.save();
}

function call(program: string, parameters: readonly string[]): void {
	const { status, stderr, error } = spawnSync(program, parameters);
	if (error ?? status !== 0) throw error ?? new Error(stderr.toString());
}
