/** Documents with text watermarks, and where their pages changed. */
import { degrees, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { decode } from '../../../../shared/contract/values/decode';
import { asDocument, local } from '../../../support/hosts/local';
import type { Picture } from '../../../support/judges/tools';

type Raw = Readonly<Record<string, string | number>>;

export async function watermarked(bytes: Uint8Array, raw: Raw) {
	const { documents, notes, facts } = await local.run(
		'add_text_watermark',
		[asDocument(bytes)],
		decode('add_text_watermark', raw),
	);
	return { bytes: documents[0]!.bytes, notes, facts };
}

export const opaque = { color: 'Black', transparency: 0 } as const;

/** Changed pixels, as distances from the edges of the page as displayed. */
export function changed(
	before: Picture,
	after: Picture,
): { left: number; right: number; top: number; bottom: number } | undefined {
	const { width, height } = before;
	let [left, right, top, bottom] = [width, -1, height, -1];
	for (let y = 0, at = 0; y < height; y++) {
		for (let x = 0; x < width; x++, at += 3) {
			if (Math.abs(before.rgb[at]! - after.rgb[at]!) <= 64) continue;
			if (x < left) left = x;
			if (x > right) right = x;
			if (y < top) top = y;
			bottom = y;
		}
	}
	return right < 0 ? undefined : { left, right: width - 1 - right, top, bottom: height - 1 - bottom };
}

export interface Geometry {
	readonly size: readonly [number, number];
	readonly rotation: number;
	readonly userUnit: number;
}

export const geometries: Geometry[] = (
	[
		[420, 595],
		[595, 420],
		[200, 240],
	] as const
).flatMap((size) => [0, 90, 180, 270].flatMap((rotation) => [1, 2].map((userUnit) => ({ size, rotation, userUnit }))));

/** Pages whose CropBox lies off the origin, inside a larger MediaBox. */
export async function pagesOf(all: readonly Geometry[]): Promise<Uint8Array> {
	const document = await PDFDocument.create({ updateMetadata: false });
	for (const { size, rotation, userUnit } of all) {
		const page = document.addPage([size[0] + 90, size[1] + 70]);
		page.setCropBox(60, 40, size[0], size[1]);
		page.setRotation(degrees(rotation));
		if (userUnit !== 1) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
	}
	return document.save();
}
