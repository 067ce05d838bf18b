/** Which items of two pages are on one of them only, or cover each other in another order (docs/semantics.md, D77). */
import { growBox, joinBoxes, sharedArea, type Box, type Matrix } from '../../model/geometry/geometry';
import {
	type DrawnContent,
	EDGE,
	type GlyphDrawing,
	ItemIds,
	type DrawnItems,
	type DrawnKind,
	type GroupLook,
	type Shaded,
} from '../../model/look/drawn-items';
import type { Outline } from '../../model/look/outline';
import { addAll } from '../../lists';
import { differingSamples, type Picture, type SampleArea, shownSamples } from '../../model/look/image-samples';
import { movedSamples } from '../../model/look/moved-samples';
import type { Pace } from '../../pace/pace';
import { type CompareContents, type Effort, fewOrNone, glyphParts, paintParts } from './differing-paints';
import { differingParts, pathBoxes, sumOfAreas } from './differing-paths';
import { increasing, type Pair } from './match-pages';

export interface ChangedItem {
	readonly kind: DrawnKind;
	readonly box: Box;
}

/** Most pairs of items of which one moved that are compared; beyond that, all that moved count. */
const MOST_COMPARED = 2_000_000;
/** Things beneath one that blends, beyond which all of it counts. */
const MOST_OVER = 1000;
/** Things that the soft masks of a page may draw. */
const MOST_MASKED = 100_000;
/** Things in a group beyond which all of it counts. */
const MOST_WITHIN = 500;
/** Parts of paths that are found. */
const MOST_PARTS = 50_000;
/** The cost of drawing two glyphs or cells again, beside their things. */
const CONTENTS = 50;
/** The cost of a number of a path, of a comparison, of an item, and of one beside the items before it, see `Pace`. */
const NUMBER = 200;
const COMPARED = 20;
const ITEM = 300;
/** That of the style of an item. */
const STYLE = 1000;
/** That of the borders of the samples of an image. */
const MOVED = 100_000;

/** `mostMasked`: how many things soft masks may draw; of further ones, all counts. `effort` is that for all pages. */
export async function differingItems(
	now: DrawnItems,
	old: DrawnItems,
	pace: Pace,
	effort: Effort,
	mostMasked = MOST_MASKED,
): Promise<ChangedItem[]> {
	const { from, end, otherEnd } = commonEnds(now.keys, old.keys);
	const places = new Map<number, number[]>();
	for (let other = otherEnd - 1; other >= from; other--) {
		const same = places.get(old.keys[other]!);
		if (same) same.push(other);
		else places.set(old.keys[other]!, [other]);
		const due = pace.step(ITEM);
		if (due) await due;
	}
	const [added, pairs]: [number[], Pair[]] = [[], []];
	for (let item = from; item < end; item++) {
		const other = places.get(now.keys[item]!)?.pop();
		if (other === undefined) added.push(item);
		else pairs.push([item, other]);
		const due = pace.step(ITEM);
		if (due) await due;
	}
	const removed = [...places.values()].flat().sort((one, other) => one - other);
	await pace.rest();
	const known: Known = { samples: new Map(), masks: new Map(), glyphs: new Map(), left: mostMasked, effort };
	const alike = await pairAlike(now, old, added, removed, known, pace);
	const changed = alike.changed;
	for (const item of alike.added) await noteParts(changed, now, item, pace);
	for (const item of alike.removed) await noteParts(changed, old, item, pace);
	await pace.rest();
	const both = [...pairs, ...alike.pairs].sort(([one], [other]) => one - other);
	for (const [item, other] of await turnedOver(now, old, both, pace)) {
		note(changed, now, item);
		note(changed, old, other);
	}
	return changed;
}

function note(changed: ChangedItem[], { kinds, boxes }: DrawnItems, item: number): void {
	const box = boxes[item];
	if (box) changed.push({ kind: kinds[item]!, box });
}

/** A line has boxes along it: it may go around a whole page. An area may have many parts. */
async function noteParts(changed: ChangedItem[], items: DrawnItems, item: number, pace: Pace): Promise<void> {
	const outline = changed.length > MOST_PARTS ? undefined : items.outlines.get(item);
	if (!outline) return note(changed, items, item);
	const due = pace.step(outline.path.length * NUMBER);
	if (due) await due;
	const parts = pathBoxes(outline).flatMap((part) => listBox(items.shownPart(part, outline)));
	if (!isLess(parts, items.boxes[item], undefined)) return note(changed, items, item);
	for (const box of parts) changed.push({ kind: items.kinds[item]!, box });
}

/** The items that both lists have at their beginnings and ends do not differ. */
function commonEnds(keys: readonly number[], others: readonly number[]) {
	let from = 0;
	let [end, otherEnd] = [keys.length, others.length];
	while (from < end && from < otherEnd && keys[from] === others[from]) from++;
	while (end > from && otherEnd > from && keys[end - 1] === others[otherEnd - 1]) {
		end--;
		otherEnd--;
	}
	return { from, end, otherEnd };
}

/** Changed items that are painted alike, and the parts in which they differ. */
interface Alike {
	readonly changed: ChangedItem[];
	readonly pairs: readonly Pair[];
	/** The other items. */
	readonly added: readonly number[];
	readonly removed: readonly number[];
}

/**
 * Paths, images, glyphs and shadings of one style, as many on both pages, are taken for the same that changed; which parts of them did
 * is found.
 */
async function pairAlike(
	now: DrawnItems,
	old: DrawnItems,
	added: readonly number[],
	removed: readonly number[],
	known: Known,
	pace: Pace,
): Promise<Alike> {
	let left = { added, removed };
	const [changed, pairs]: [ChangedItem[], Pair[]] = [[], []];
	for (const styleOf of [styleInPlace, styleOfMoved]) {
		const [styles, earlier] = [await byStyle(now, left.added, styleOf, pace), await byStyle(old, left.removed, styleOf, pace)];
		for (const [style, items] of styles) {
			const others = earlier.get(style);
			if (others?.length !== items.length) continue;
			for (const [index, item] of items.entries()) {
				const other = others[index]!;
				if (changed.length > MOST_PARTS) break;
				const due = pace.step(ITEM);
				if (due) await due;
				const parts = await findParts(now, item, old, other, known, pace);
				if (!parts || !isLess(parts, now.boxes[item], old.boxes[other])) continue;
				pairs.push([item, other]);
				for (const box of parts) changed.push({ kind: now.kinds[item]!, box });
			}
		}
		const [paired, unpaired] = [new Set(pairs.map(([item]) => item)), new Set(pairs.map(([, other]) => other))];
		left = { added: added.filter((item) => !paired.has(item)), removed: removed.filter((other) => !unpaired.has(other)) };
		await pace.rest();
	}
	return { changed, pairs, ...left };
}

type Painted = Outline | Picture | GroupLook | GlyphDrawing | Shaded;

/** Parts of pairs of images, soft masks and glyphs, which may serve many things. */
interface Known {
	readonly samples: Map<string, SampleArea[] | undefined>;
	readonly masks: Map<string, Box[] | undefined>;
	readonly glyphs: Map<string, readonly Box[] | undefined>;
	/** How many things soft masks may still draw. */
	left: number;
	readonly effort: Effort;
}

async function once<T>(known: Map<string, T>, key: string, find: () => Promise<T>): Promise<T> {
	if (!known.has(key)) known.set(key, await find());
	return known.get(key)!;
}

async function findParts(
	now: DrawnItems,
	item: number,
	old: DrawnItems,
	other: number,
	known: Known,
	pace: Pace,
): Promise<Box[] | undefined> {
	const [one, before] = [now.outlines.get(item), old.outlines.get(other)];
	const [blended, earlierBlended] = [paintedAt(now, item), paintedAt(old, other)];
	if (blended?.mask !== earlierBlended?.mask) {
		const isMaskAlone = blended?.blend === earlierBlended?.blend && isSameThing(now, item, old, other);
		return isMaskAlone ? findMaskParts(now, item, old, other, known, pace) : undefined;
	}
	if (blended?.blend !== earlierBlended?.blend)
		return !now.isOverOthers && isSameThing(now, item, old, other) ? findOverlaps(now, item, old, other, pace) : undefined;
	if (now.groups.has(item)) return findKnockouts(now, item, old, other, pace);
	if (paintOf(blended) !== paintOf(earlierBlended)) {
		const [paint, beneath] = [now.paints.get(paintOf(blended)), old.paints.get(paintOf(earlierBlended))];
		const whole = now.boxes[item];
		if (!paint || !beneath || !whole || !isSameThing(now, item, old, other, false)) return undefined;
		return paintParts(paint, beneath, whole, (...contents) => compareContents(...contents, known, pace), known.effort, pace);
	}
	const [glyph, earlierGlyph] = [now.glyphs.get(item), old.glyphs.get(other)];
	if (glyph && earlierGlyph) return findGlyphParts(now, item, old, other, known, pace);
	if (one && before) {
		const due = pace.step((one.path.length + before.path.length) * NUMBER);
		if (due) await due;
		const clip = one.clipBox && before.clipBox ? { clipBox: joinBoxes(one.clipBox, before.clipBox) } : {};
		return differingParts(one, before)?.flatMap((part) => listBox(now.shownPart(part, clip)));
	}
	const [picture, earlier] = [now.pictures.get(item), old.pictures.get(other)];
	if (picture && picture.id === earlier?.id) {
		const due = pace.step(MOVED);
		if (due) await due;
		return fewOrNone(movedSamples(picture, earlier), now.boxes[item]);
	}
	const samples =
		picture && earlier && (await once(known.samples, `${picture.id} ${earlier.id}`, () => differingSamples(picture, earlier)));
	const whole = now.boxes[item];
	if (!samples || samples.length === 0 || !whole) return undefined;
	return samples.flatMap((area) => listBox(sharedArea(growBox(shownSamples(picture.matrix, area), EDGE), whole)));
}

/** Whether two items of one style differ by how they blend, and by their paint, alone. */
function isSameThing(now: DrawnItems, item: number, old: DrawnItems, other: number, withPaint = true): boolean {
	const [one, before] = [now.outlines.get(item), old.outlines.get(other)];
	if (withPaint && paintOf(paintedAt(now, item)) !== paintOf(paintedAt(old, other))) return false;
	if (now.glyphs.get(item)?.shape !== old.glyphs.get(other)?.shape) return false;
	const isSameBox = JSON.stringify(now.boxes[item]) === JSON.stringify(old.boxes[other]);
	if (!one || !before) return isSameBox && now.pictures.get(item)?.id === old.pictures.get(other)?.id;
	return (
		isSameBox && one.ends === before.ends && one.reach === before.reach && Buffer.compare(bytesOf(one), bytesOf(before)) === 0
	);
}

const bytesOf = ({ path }: Outline): Uint8Array => new Uint8Array(path.buffer, path.byteOffset, path.byteLength);

/** Where the soft masks of one thing differ: they count only there. */
async function findMaskParts(
	now: DrawnItems,
	item: number,
	old: DrawnItems,
	other: number,
	known: Known,
	pace: Pace,
): Promise<Box[] | undefined> {
	const [id, earlier] = [paintedAt(now, item)?.mask ?? '', paintedAt(old, other)?.mask ?? ''];
	const [mask, before, whole] = [now.masks.get(id), old.masks.get(earlier), now.boxes[item]];
	if (!mask || !before || !whole || mask.kind !== before.kind) return undefined;
	const found = await once(known.masks, `${id} ${earlier}`, async () => {
		if (known.left <= 0) return undefined;
		const ids = new ItemIds();
		const [drawn, removed] = [await mask.items(ids, now.page), await before.items(ids, old.page)];
		known.left -= drawn.keys.length + removed.keys.length;
		// Masks within masks count as a whole: there may be very many ways to one.
		return (await differingItems(drawn, removed, pace, { left: 0 }, 0)).map(({ box }) => box);
	});
	return found?.flatMap((box) => listBox(sharedArea(box, whole)));
}

/**
 * Where two procedures of glyphs, or two cells of patterns, differ; undefined if too much was compared before. Glyphs and patterns inside
 * them count as a whole.
 */
async function compareContents(
	one: DrawnContent,
	other: DrawnContent,
	box: Box,
	matrix: Matrix,
	{ effort }: Known,
	pace: Pace,
): Promise<readonly Box[] | undefined> {
	if (effort.left <= 0) return undefined;
	const ids = new ItemIds();
	const [drawn, removed] = [await one.items(ids, box, matrix), await other.items(ids, box, matrix)];
	effort.left -= CONTENTS + drawn.keys.length + removed.keys.length;
	return (await differingItems(drawn, removed, pace, { left: 0 }, 0)).map((item) => item.box);
}

/** Where two glyphs that content draws differ in one place. */
async function findGlyphParts(
	now: DrawnItems,
	item: number,
	old: DrawnItems,
	other: number,
	known: Known,
	pace: Pace,
): Promise<Box[] | undefined> {
	const [glyph, earlier] = [now.glyphs.get(item)!, old.glyphs.get(other)!];
	const [box, removed] = [now.boxes[item], old.boxes[other]];
	if (!box || !removed) return undefined;
	const compare: CompareContents = (one, before, area, matrix) => {
		const key = [glyph.shape, earlier.shape, ...matrix].join(' ');
		return once(known.glyphs, key, () => compareContents(one, before, area, matrix, known, pace));
	};
	return glyphParts(glyph, earlier, joinBoxes(box, removed), compare);
}

/** Where things lie over others, in one version or the other: elsewhere, blend modes of one kind look the same. */
async function findOverlaps(
	now: DrawnItems,
	item: number,
	old: DrawnItems,
	other: number,
	pace: Pace,
): Promise<Box[] | undefined> {
	const parts: Box[] = [];
	for (const [{ boxes, kinds, grounds, groups }, end] of [
		[now, item],
		[old, other],
	] as const) {
		const whole = boxes[end];
		const due = pace.step(end * COMPARED);
		if (due) await due;
		for (let below = grounds[end] ?? 0; below < end && whole; below++) {
			// The things of a group have their own boxes.
			const box = kinds[below] === 'page' || groups.has(below) ? undefined : boxes[below];
			const shared = box && sharedArea(box, whole);
			if (shared) parts.push(shared);
		}
		if (parts.length > MOST_OVER) return undefined;
	}
	return parts;
}

/** Where things of a group lie over each other: there, it matters whether later ones knock out earlier ones (ISO 32000-2, 11.4.6). */
async function findKnockouts(
	now: DrawnItems,
	item: number,
	old: DrawnItems,
	other: number,
	pace: Pace,
): Promise<Box[] | undefined> {
	const parts: Box[] = [];
	for (const [drawn, group] of [
		[now, item],
		[old, other],
	] as const) {
		const end = drawn.groupEnds.get(group) ?? drawn.boxes.length;
		const within = drawn.boxes.slice(group + 1, end).flatMap(listBox);
		if (within.length > MOST_WITHIN) return undefined;
		const due = pace.step(within.length * within.length * COMPARED);
		if (due) await due;
		for (const [index, one] of within.entries())
			for (const later of within.slice(index + 1)) addAll(parts, listBox(sharedArea(one, later)));
		// Some programs draw the edges of things darker in such a group.
		for (let thing = group + 1; thing < end; thing++) {
			if (parts.length > MOST_PARTS) return undefined;
			const spent = pace.step((drawn.outlines.get(thing)?.path.length ?? 1) * NUMBER);
			if (spent) await spent;
			addAll(parts, edgesOf(drawn, thing));
		}
	}
	return parts;
}

function edgesOf(drawn: DrawnItems, item: number): Box[] {
	const outline = drawn.outlines.get(item);
	if (!outline) return listBox(drawn.boxes[item]);
	return pathBoxes({ ...outline, reach: outline.reach + EDGE }).flatMap((part) => listBox(drawn.shownPart(part, outline)));
}

const paintedAt = ({ outlines, pictures, groups, glyphs, shadings }: DrawnItems, item: number): Painted | undefined =>
	outlines.get(item) ?? pictures.get(item) ?? groups.get(item) ?? glyphs.get(item) ?? shadings.get(item);

/** The color, pattern or shading of a thing that has one. */
const paintOf = (painted: Painted | undefined): string => (painted && 'paint' in painted ? painted.paint : '');

/** Two things with the same text may have changed in parts: images lie in the same place. */
function styleInPlace({ paints }: DrawnItems, painted: Painted): string {
	const place = 'image' in painted ? painted.place : '';
	return [painted.style, paints.get(paintOf(painted))?.style ?? paintOf(painted), place].join('\n');
}

/** The same for images that moved: they have the same samples. */
const styleOfMoved = (_: DrawnItems, painted: Painted): string | undefined =>
	'image' in painted ? `${painted.style}\n${painted.id}` : undefined;

const listBox = (box: Box | undefined): Box[] => (box ? [box] : []);

async function byStyle(
	drawn: DrawnItems,
	items: readonly number[],
	styleOf: (drawn: DrawnItems, painted: Painted) => string | undefined,
	pace: Pace,
): Promise<Map<string, number[]>> {
	const found = new Map<string, number[]>();
	for (const item of items) {
		const due = pace.step(STYLE);
		if (due) await due;
		const painted = paintedAt(drawn, item);
		const text = painted && styleOf(drawn, painted);
		if (text === undefined) continue;
		const style = `${drawn.kinds[item]!} ${text}`;
		const same = found.get(style);
		if (same) same.push(item);
		else found.set(style, [item]);
	}
	return found;
}

/** Whether parts are smaller than the boxes of both items. */
const isLess = (parts: readonly Box[], one: Box | undefined, other: Box | undefined): boolean =>
	sumOfAreas(parts) < sumOfAreas([...listBox(one), ...listBox(other)]);

/** Items that are painted before others that they were painted after, or the other way round, and that touch these. */
async function turnedOver(now: DrawnItems, old: DrawnItems, pairs: readonly Pair[], pace: Pace): Promise<Pair[]> {
	const kept = new Set(increasing(pairs).map(([item]) => item));
	const moved = pairs.filter(([item]) => !kept.has(item));
	const isTooMany = moved.length * pairs.length > MOST_COMPARED;
	const found: Pair[] = [];
	for (const [item, other] of moved) {
		const due = pace.step(isTooMany ? COMPARED : pairs.length * COMPARED);
		if (due) await due;
		const isOver = ([one, earlier]: Pair): boolean =>
			one < item !== earlier < other &&
			one !== item &&
			(isShared(now.boxes[item], now.boxes[one]) || isShared(old.boxes[other], old.boxes[earlier]));
		if (isTooMany || pairs.some(isOver)) found.push([item, other]);
	}
	return found;
}

const isShared = (one: Box | undefined, other: Box | undefined): boolean =>
	one !== undefined && other !== undefined && sharedArea(one, other) !== undefined;
