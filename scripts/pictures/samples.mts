/** Pages that Octavo stamps, for the contact sheets: text watermarks; images, letterheads and page numbers. */
import { degrees, PDFDocument, PDFName, PDFNumber, rgb, StandardFonts } from 'pdf-lib';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { png } from '../../test/support/documents/images';
import { asDocument, local } from '../../test/support/hosts/local';
import { furnished } from '../../test/support/documents/furnished';
import { sample } from '../../test/support/documents/samples';

interface Sheet {
	readonly rotation?: 0 | 90 | 180 | 270;
	readonly userUnit?: number;
	readonly isCropped?: boolean;
	/** A box of color behind the text, which shows what is over and what is under. */
	readonly isTinted?: boolean;
}

export interface Sample {
	readonly caption: string;
	readonly sheet?: Sheet;
	/** In place of such a page. */
	readonly document?: Uint8Array;
	readonly operation: OperationName;
	readonly parameters: RawParameters;
	/** The page that is shown of several. */
	readonly page?: number;
}

const ROTATIONS = [0, 90, 180, 270] as const;
const LOOKS = [
	['Gray', 40],
	['Red', 50],
	['Blue', 50],
	['Black', 65],
] as const;

/** A template in four colors, on pages turned by 0, 90, 180 and 270 degrees. */
const template = (number: number, name: string, lines: RawParameters): Sample[] =>
	LOOKS.map(([color, transparency], index) => ({
		caption: `${number} ${name}, ${color}, ${transparency} %, turned by ${ROTATIONS[index]!}`,
		sheet: { rotation: ROTATIONS[index]! },
		operation: 'add_text_watermark',
		parameters: { ...lines, template: number, color, transparency, margin: 0.5 },
	}));
const script = (caption: string, rotation: (typeof ROTATIONS)[number], parameters: RawParameters): Sample => ({
	caption,
	sheet: { rotation },
	operation: 'add_text_watermark',
	parameters: { margin: 0.5, ...parameters },
});

export const watermarks: readonly Sample[] = [
	...template(1001, 'Diagonal', { line_1: 'CONFIDENTIAL' }),
	...template(1002, 'Horizontal', { line_1: 'Sample', line_2: 'not for resale' }),
	...template(1003, 'Top', { line_1: 'Office copy' }),
	...template(1004, 'Bottom', { line_1: 'DRAFT – do not distribute' }),
	script('Ligatures', 0, { line_1: 'Zażółć gęślą jaźń', line_2: 'Office affinity', color: 'Blue', transparency: 55 }),
	script('Ελληνικά', 90, { line_1: 'Εμπιστευτικό', line_2: 'Αντίγραφο', template: 1002, color: 'Red', transparency: 55 }),
	script('Кириллица', 180, { line_1: 'Совершенно секретно', color: 'Gray', transparency: 35 }),
	script('Marks and symbols', 270, {
		line_1: '✓ Approved →',
		line_2: 'Việt Nam x̄̂ Á̈ €',
		template: 1002,
		color: 'Black',
		transparency: 60,
	}),
];

const POSITIONS = ['top', 'center', 'bottom'].flatMap((row) =>
	['left', 'center', 'right'].map((column) => (row === column ? row : `${row}_${column}`)),
);
const logo = await sample('logo.png');
const letterhead = await sample('letterhead.pdf');
const corner = { transparency: 0, position: 'top_right', image_width: 1, margin: 0.3 };

export const stamps: readonly Sample[] = [
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
		parameters: { image: asDocument(bytes, 'sample.png'), transparency: 0, margin: 0.6 },
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

const report = (await sample('report.pdf')).bytes;
const placed = (caption: string, operation: OperationName, parameters: RawParameters, document: Uint8Array): Sample => ({
	caption,
	operation,
	parameters,
	document,
});
const arranged = (caption: string, parameters: RawParameters): Sample =>
	placed(caption, 'arrange_pages', { margin: 0.2, sheet_gap: 0.1, frame: true, ...parameters }, report);

/** Pages in other boxes, sizes and places: one of every annotation, patterns, fields. */
export const placements: readonly Sample[] = [
	placed('as it was', 'rotate_pages', { angle: 0 }, furnished()),
	placed('cropped by half an inch', 'crop_pages', { crop_left: 0.5, crop_bottom: 0.5 }, furnished()),
	placed('cropped to its content', 'crop_pages', { crop_to: 'content' }, furnished()),
	placed('A6, fit', 'resize_pages', { page_size: 'A6', orientation: 'portrait' }, furnished()),
	placed('A6, filled', 'resize_pages', { page_size: 'A6', orientation: 'portrait', scaling: 'fill' }, furnished()),
	placed('turned by 90, A5', 'resize_pages', { page_size: 'A5' }, furnished('/Rotate 90')),
	placed('turned by 90, 2 on a sheet', 'arrange_pages', { arrangement: '2', frame: true }, furnished('/Rotate 90')),
	placed('turned by 180, 4 on a sheet', 'arrange_pages', { arrangement: '4', frame: true }, furnished('/Rotate 180')),
	arranged('4 on a sheet', { arrangement: '4' }),
	arranged('6 on a sheet, down', { arrangement: '6', reading_direction: 'down' }),
	arranged('9 on a sheet', { arrangement: '9', page_size: 'Letter' }),
	arranged('a booklet', { arrangement: 'booklet', margin: 0, sheet_gap: 0 }),
];

/** The document after the operation. */
export async function stamped({ sheet, document: given, operation, parameters }: Sample): Promise<Uint8Array> {
	const document = asDocument(given ?? (await pages(sheet)), 'page.pdf');
	return (await local.run(operation, [document], decode(operation, parameters))).documents[0]!.bytes;
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
