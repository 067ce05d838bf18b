/**
 * Whether the boxes of compare_documents are where pages changed: poppler, mutool and PDFium draw both versions. Every pixel that
 * differs for one of them must lie in a box, and boxes cover at most three times the area of what differs. That area is the rectangles
 * around pixels that differ and are at most 4 points apart, with 2 points around them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OctavoError } from '../../shared/contract/errors';
import { drawable } from '../../shared/local/drawing/drawable';
import { Pdfium } from '../../shared/model/drawing/pdfium';
import { openDocument } from '../../shared/pdf/open-document';
import { job } from '../../test/support/hosts/local';
import { type Picture, portablePixmaps } from '../../test/support/readers/pictures';
import { native } from '../core.mts';

export interface Box {
	readonly kind: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface ChangedPage {
	readonly page: number;
	readonly before: number;
	readonly boxes: readonly Box[];
}

export interface BoxVerdict {
	/** Pixels that differ, and those of them that no box has. */
	readonly differing: number;
	readonly outside: number;
	/** The area of the boxes beside the area of what differs. */
	readonly ratio: number;
}

/** Pixels per point. */
const SCALE = 2;
const REACH = 2 * SCALE;

/** A page as poppler draws it, and mutool, if it is there, and PDFium: on paper, programs mix colors in two ways, and smooth images in others. */
export type Drawn = readonly [Picture, ...(Picture | undefined)[]];

/**
 * The position of mutool's picture, in which a pixel along a curve may differ by 1, of 255, if the corners of lines are drawn in another
 * way: it draws the curve as many lines. No one sees that, and a color that differs by 1 is on poppler's picture too.
 */
const MUTOOL = 1;
const ROUNDED = 1;
/** The position of PDFium's picture, in which the sides of a polygon differ by this much, of 255, if one of its corners does. */
const PDFIUM = 2;
const NOISE = 8;

/** Draws a page, two pixels a point. */
export async function drawPage(bytes: Uint8Array, page: number, file: string): Promise<Drawn | undefined> {
	writeFileSync(file, bytes);
	const range = ['-f', String(page), '-l', String(page)];
	const { code } = await native(['pdftoppm', '-cropbox', '-singlefile', '-r', String(72 * SCALE), ...range, file, file]);
	const picture = code === 0 ? portablePixmaps(readFileSync(`${file}.ppm`))[0] : undefined;
	if (!picture) return undefined;
	const other = await native(['mutool', 'draw', '-q', '-r', String(72 * SCALE), '-o', `${file}-2.ppm`, file, String(page)]);
	const second = other.code === 0 ? portablePixmaps(readFileSync(`${file}-2.ppm`))[0] : undefined;
	const isAlike = second?.width === picture.width && second.height === picture.height;
	return [picture, isAlike ? second : undefined, await drawByPdfium(bytes, page, picture)];
}

/** Undefined if the page is too heavy for a step or for its memory. */
async function drawByPdfium(bytes: Uint8Array, page: number, { width, height }: Picture): Promise<Picture | undefined> {
	try {
		const document = await openDocument(bytes, job(), {});
		const { bytes: prepared } = await drawable(document, Uint32Array.of(page), true);
		const { row } = await (await Pdfium.open(prepared, job())).draw(0, { width, height, isTransparent: false });
		return { width, height, rgb: withoutAlpha(row, width, height) };
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'limit_exceeded') return undefined;
		throw thrown;
	}
}

/** Red, green and blue of rows of blue, green, red and alpha. */
function withoutAlpha(row: (y: number) => Uint8Array, width: number, height: number): Uint8Array {
	const rgb = new Uint8Array(width * height * 3);
	for (let y = 0, at = 0; y < height; y++) {
		const pixels = row(y);
		for (let x = 0; x < width * 4; x += 4) for (let channel = 2; channel >= 0; channel--) rgb[at++] = pixels[x + channel]!;
	}
	return rgb;
}

/** undefined if the pages have other sizes. `visible`: how much colors differ at least, of 255. */
export function judgeBoxes(before: Drawn, after: Drawn, boxes: readonly Box[], visible = 0): BoxVerdict | undefined {
	const [{ width, height }] = after;
	if (before[0].width !== width || before[0].height !== height) return undefined;
	const mask = new Uint8Array(width * height);
	for (const [program, picture] of before.entries()) {
		const other = after[program];
		if (picture && other) addDifferences(mask, picture, other, Math.max(visible, noiseOf(program)));
	}
	const covered = new Uint8Array(width * height);
	for (const box of boxes) fill(covered, width, height, box.x * SCALE, box.y * SCALE, box.width * SCALE, box.height * SCALE);
	let [differing, outside] = [0, 0];
	for (let at = 0; at < mask.length; at++) {
		differing += mask[at]!;
		if (mask[at] === 1 && covered[at] === 0) outside++;
	}
	const area = areaOf(surrounded(mask, width, height));
	return { differing, outside, ratio: area === 0 ? 0 : areaOf(covered) / area };
}

const noiseOf = (program: number): number => (program === PDFIUM ? NOISE : program === MUTOOL ? ROUNDED : 0);

function addDifferences(mask: Uint8Array, { rgb: one }: Picture, { rgb: other }: Picture, visible: number): void {
	for (let at = 0; at < mask.length; at++)
		for (let channel = 0; channel < 3; channel++)
			if (Math.abs(one[at * 3 + channel]! - other[at * 3 + channel]!) > visible) mask[at] = 1;
}

function areaOf(mask: Uint8Array): number {
	let area = 0;
	for (let at = 0; at < mask.length; at++) area += mask[at]!;
	return area;
}

/** Also the pixels that the rectangle touches. */
function fill(mask: Uint8Array, width: number, height: number, x: number, y: number, across: number, down: number): void {
	for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, Math.ceil(y + down)); row++)
		mask.fill(1, row * width + Math.max(0, Math.floor(x)), row * width + Math.min(width, Math.ceil(x + across)));
}

/** The rectangles around groups of pixels, with the space around them. */
function surrounded(mask: Uint8Array, width: number, height: number): Uint8Array {
	const grown = new Uint8Array(mask.length);
	for (let at = mask.indexOf(1); at >= 0; at = mask.indexOf(1, at + 1))
		fill(grown, width, height, (at % width) - REACH, Math.floor(at / width) - REACH, 2 * REACH + 1, 2 * REACH + 1);
	const seen = new Uint8Array(mask.length);
	const found = new Uint8Array(mask.length);
	for (let start = grown.indexOf(1); start >= 0; start = grown.indexOf(1, start + 1)) {
		if (seen[start] === 1) continue;
		let [left, top, right, bottom] = [width, height, 0, 0];
		const open = [start];
		seen[start] = 1;
		for (let at = open.pop(); at !== undefined; at = open.pop()) {
			const [x, y] = [at % width, Math.floor(at / width)];
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
			for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
				if (grown[next] !== 1 || seen[next] === 1) continue;
				seen[next] = 1;
				open.push(next);
			}
		}
		fill(found, width, height, left, top, right - left + 1, bottom - top + 1);
	}
	return found;
}
