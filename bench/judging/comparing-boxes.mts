/**
 * Whether the boxes of compare_documents are where pages changed: poppler and mutool draw both versions. Every pixel that
 * differs for one of them must lie in a box, and boxes cover at most three times the area of what differs. That area is the rectangles
 * around pixels that differ and are at most 4 points apart, with 2 points around them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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

/** A page as poppler draws it, and as mutool does, if it is there: programs mix colors with the ground in two ways. */
export type Drawn = readonly [Picture, ...Picture[]];

/** Draws a page, two pixels a point. */
export async function drawPage(bytes: Uint8Array, page: number, file: string): Promise<Drawn | undefined> {
	writeFileSync(file, bytes);
	const range = ['-f', String(page), '-l', String(page)];
	const { code } = await native(['pdftoppm', '-cropbox', '-singlefile', '-r', String(72 * SCALE), ...range, file, file]);
	const picture = code === 0 ? portablePixmaps(readFileSync(`${file}.ppm`))[0] : undefined;
	if (!picture) return undefined;
	const other = await native(['mutool', 'draw', '-q', '-r', String(72 * SCALE), '-o', `${file}-2.ppm`, file, String(page)]);
	const second = other.code === 0 ? portablePixmaps(readFileSync(`${file}-2.ppm`))[0] : undefined;
	return second?.width === picture.width && second.height === picture.height ? [picture, second] : [picture];
}

/** undefined if the pages have other sizes. `visible`: how much colors differ at least, of 255. */
export function judgeBoxes(before: Drawn, after: Drawn, boxes: readonly Box[], visible = 0): BoxVerdict | undefined {
	const [{ width, height }] = after;
	if (before[0].width !== width || before[0].height !== height) return undefined;
	const mask = differencesOf(before[0], after[0], visible);
	const second = before[1] && after[1] && differencesOf(before[1], after[1], visible);
	for (const [at, differs] of second?.entries() ?? []) mask[at]! |= differs;
	const covered = new Uint8Array(width * height);
	for (const box of boxes) fill(covered, width, height, box.x * SCALE, box.y * SCALE, box.width * SCALE, box.height * SCALE);
	let [differing, outside] = [0, 0];
	for (const [at, differs] of mask.entries()) {
		differing += differs;
		if (differs === 1 && covered[at] === 0) outside++;
	}
	const area = areaOf(surrounded(mask, width, height));
	return { differing, outside, ratio: area === 0 ? 0 : areaOf(covered) / area };
}

function differencesOf({ rgb: one }: Picture, { rgb: other, width, height }: Picture, visible: number): Uint8Array {
	const mask = new Uint8Array(width * height);
	for (let at = 0; at < mask.length; at++)
		for (let channel = 0; channel < 3; channel++)
			if (Math.abs(one[at * 3 + channel]! - other[at * 3 + channel]!) > visible) mask[at] = 1;
	return mask;
}

const areaOf = (mask: Uint8Array): number => mask.reduce((sum, value) => sum + value, 0);

/** Also the pixels that the rectangle touches. */
function fill(mask: Uint8Array, width: number, height: number, x: number, y: number, across: number, down: number): void {
	for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, Math.ceil(y + down)); row++)
		mask.fill(1, row * width + Math.max(0, Math.floor(x)), row * width + Math.min(width, Math.ceil(x + across)));
}

/** The rectangles around groups of pixels, with the space around them. */
function surrounded(mask: Uint8Array, width: number, height: number): Uint8Array {
	const grown = new Uint8Array(mask.length);
	for (const [at, differs] of mask.entries())
		if (differs === 1)
			fill(grown, width, height, (at % width) - REACH, Math.floor(at / width) - REACH, 2 * REACH + 1, 2 * REACH + 1);
	const seen = new Uint8Array(mask.length);
	const found = new Uint8Array(mask.length);
	for (let start = 0; start < grown.length; start++) {
		if (grown[start] === 0 || seen[start] === 1) continue;
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
