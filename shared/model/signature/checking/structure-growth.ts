/** Whether the structure of a tagged document has only grown since a signature (docs/semantics.md, §35.1). */
import type { PdfDocument } from '../../../pdf/document';
import { Name, Ref, Stream, isArray, isDict, isName, type Dict, type Value } from '../../../pdf/syntax/values';
import { writtenAs } from './object-differences';

/** The lists that may become longer: elements, and the entries and nodes of the parent tree. */
const LISTS = new Set(['K', 'Nums', 'Kids']);
/** The entries that say what a list holds. */
const OF_LISTS = new Set(['ParentTreeNextKey', 'Limits']);

/** The objects that elements are about are compared where pages show them. */
const ELSEWHERE = new Set(['Obj', 'Pg', 'Stm']);

interface Pair {
	/** The key of a dictionary whose value this is. */
	readonly key: string;
	readonly was: Value | undefined;
	readonly is: Value | undefined;
}

/**
 * The numbers of the elements and of the root, if all that changed is that elements were added below others; undefined if not. `own`:
 * objects that are compared elsewhere.
 */
export async function findGrownTags(
	before: PdfDocument,
	after: PdfDocument,
	own: ReadonlySet<number>,
): Promise<readonly number[] | undefined> {
	const [older, newer] = [before.catalog.get('StructTreeRoot'), after.catalog.get('StructTreeRoot')];
	if (!older || !newer) return undefined;
	const open: Pair[] = [{ key: '', was: older, is: newer }];
	const seen = new Set(own);
	const elements: number[] = [];
	for (let pair = open.pop(); pair; pair = open.pop()) {
		const { key, was, is } = pair;
		if (ELSEWHERE.has(key) && writtenAs(was) === writtenAs(is)) continue;
		const [old, now] = [before.resolve(was), after.resolve(is)];
		if (is instanceof Ref && !isArray(now)) {
			if (!(was instanceof Ref) || was.number !== is.number) return undefined;
			if (seen.has(is.number)) continue;
			seen.add(is.number);
			if (isDict(now) && isElement(after, now)) elements.push(is.number);
		}
		// One element becomes a list of several.
		const isListed = key === 'K' && isArray(now) && !isArray(old);
		const parts = isListed ? pairItems(was === undefined ? [] : [was], now) : partsOf(key, old, now);
		if (!parts) return undefined;
		for (const part of parts) open.push(part);
		const due = after.job.pace.step(500);
		if (due) await due;
	}
	return elements;
}

const isElement = (document: PdfDocument, dict: Dict): boolean =>
	dict.has('P') ? document.resolve(dict.get('S')) instanceof Name : isName(document.resolve(dict.get('Type')), 'StructTreeRoot');

/** The parts of two values that must be alike in turn; undefined if the values are not. */
function partsOf(key: string, old: Value, now: Value): Pair[] | undefined {
	if (isDict(old) && isDict(now)) {
		const keys = [...new Set([...old.keys(), ...now.keys()])].filter((one) => !OF_LISTS.has(one));
		if (keys.some((one) => !old.has(one) && one !== 'K')) return undefined;
		return keys.map((one) => ({ key: one, was: old.get(one), is: now.get(one) }));
	}
	if (isArray(old) && isArray(now)) {
		const fits = LISTS.has(key) ? old.length <= now.length : old.length === now.length;
		return fits ? pairItems(old, now) : undefined;
	}
	if (old instanceof Stream || now instanceof Stream) return undefined;
	return writtenAs(old) === writtenAs(now) ? [] : undefined;
}

const pairItems = (old: readonly Value[], now: readonly Value[]): Pair[] =>
	old.map((was, index) => ({ key: '', was, is: now[index] }));
