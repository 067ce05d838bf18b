/** Which items of two pages are on one of them only, or cover each other in another order (docs/semantics.md, D77). */
import { sharedArea, type Box } from '../../model/geometry/geometry';
import type { DrawnItems, DrawnKind } from '../../model/look/drawn-items';
import type { Pace } from '../../pdf/pace';
import { increasing, type Pair } from './match-pages';

export interface ChangedItem {
	readonly kind: DrawnKind;
	readonly box: Box;
}

/** Most pairs of items of which one moved that are compared; beyond that, all that moved count. */
const MOST_COMPARED = 2_000_000;
/** The cost of a comparison, of an item, and of one beside the items before it, see `Pace`. */
const COMPARED = 20;
const ITEM = 300;

export async function differingItems(now: DrawnItems, old: DrawnItems, pace: Pace): Promise<ChangedItem[]> {
	const { from, end, otherEnd } = commonEnds(now.keys, old.keys);
	const places = new Map<number, number[]>();
	for (let other = otherEnd - 1; other >= from; other--) {
		const same = places.get(old.keys[other]!);
		if (same) same.push(other);
		else places.set(old.keys[other]!, [other]);
		const due = pace.step(ITEM);
		if (due) await due;
	}
	const changed: ChangedItem[] = [];
	const pairs: Pair[] = [];
	for (let item = from; item < end; item++) {
		const other = places.get(now.keys[item]!)?.pop();
		if (other === undefined) note(changed, now, item);
		else pairs.push([item, other]);
		const due = pace.step(ITEM);
		if (due) await due;
	}
	for (const others of places.values()) for (const other of others) note(changed, old, other);
	await pace.rest();
	for (const item of await turnedOver(now, pairs, pace)) note(changed, now, item);
	return changed;
}

function note(changed: ChangedItem[], { kinds, boxes }: DrawnItems, item: number): void {
	const box = boxes[item];
	if (box) changed.push({ kind: kinds[item]!, box });
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

/** Items that are painted before others that they were painted after, or the other way round, and that touch these. */
async function turnedOver({ boxes }: DrawnItems, pairs: readonly Pair[], pace: Pace): Promise<number[]> {
	const kept = new Set(increasing(pairs).map(([item]) => item));
	const moved = pairs.filter(([item]) => !kept.has(item));
	const isTooMany = moved.length * pairs.length > MOST_COMPARED;
	const found: number[] = [];
	for (const [item, other] of moved) {
		const due = pace.step(isTooMany ? COMPARED : pairs.length * COMPARED);
		if (due) await due;
		const box = boxes[item];
		if (!box) continue;
		const isOver = ([one, earlier]: Pair): boolean => {
			const beside = one < item !== earlier < other && one !== item ? boxes[one] : undefined;
			return beside !== undefined && sharedArea(box, beside) !== undefined;
		};
		if (isTooMany || pairs.some(isOver)) found.push(item);
	}
	return found;
}
