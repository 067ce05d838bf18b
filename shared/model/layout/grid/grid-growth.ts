/** Makes the tracks of a grid large enough for their items (CSS Grid Layout 2, 12.5). */
import type { Steps } from '../boxes/setting';

export type Kind = 'fixed' | 'auto' | 'min-content' | 'max-content';

/** A track that becomes as large as it has to. */
export interface Sized {
	readonly least: Kind;
	readonly most: Kind | 'flexible';
	/** Of a flexible one. */
	readonly factor: number;
	/** Of `fit-content()`. */
	readonly cap: number | undefined;
	base: number;
	limit: number;
	/** By how much it becomes larger for the items that are looked at. */
	more: number;
	/** Whether its limit was unknown until the last step. */
	isOpen: boolean;
}

/** The wishes of an item, and its tracks. */
export interface Growth {
	readonly tracks: readonly Sized[];
	readonly floor: number;
	readonly isFree: boolean;
	readonly least: number;
	readonly most: number;
	/** The largest size of its tracks and their gaps, if all are fixed. */
	readonly whole: number;
}

interface Phase {
	readonly key: 'base' | 'limit';
	readonly wanted: (growth: Growth) => number;
	readonly affects: (track: Sized) => boolean;
	/** Which of them grow beyond their limits, if there are such. */
	readonly beyond: (track: Sized) => boolean;
}

const COST = 500;

const isOfContent = (kind: Sized['most']): boolean => kind === 'auto' || kind === 'min-content' || kind === 'max-content';
const isWide = ({ most }: Sized): boolean => most === 'auto' || most === 'max-content';

/** The steps for base sizes, and then those for limits. */
function phasesOf(measures: 'least' | 'most' | undefined): {
	readonly bases: readonly Phase[];
	readonly limits: readonly Phase[];
} {
	const limited = ({ least, most, whole }: Growth, which: 'least' | 'most'): number =>
		Math.min(which === 'least' ? least : most, whole);
	const isTall = ({ most }: Sized): boolean => isOfContent(most);
	const bases: Phase[] = [
		{
			key: 'base',
			wanted: (growth) => (measures ? Math.max(growth.floor, limited(growth, 'least')) : growth.floor),
			affects: ({ least }) => least !== 'fixed',
			beyond: isTall,
		},
		{
			key: 'base',
			wanted: ({ least }) => least,
			affects: ({ least }) => least === 'min-content' || least === 'max-content',
			beyond: isTall,
		},
		{ key: 'base', wanted: ({ most }) => most, affects: ({ least }) => least === 'max-content', beyond: isWide },
	];
	if (measures === 'most')
		bases.splice(2, 0, {
			key: 'base',
			wanted: (growth) => limited(growth, 'most'),
			affects: ({ least }) => least === 'auto' || least === 'max-content',
			beyond: isWide,
		});
	const all = (): boolean => true;
	const limits: Phase[] = [
		{ key: 'limit', wanted: ({ least }) => least, affects: isTall, beyond: all },
		{ key: 'limit', wanted: ({ most }) => most, affects: isWide, beyond: all },
	];
	return { bases, limits };
}

/** Makes tracks large enough for items that are in equally many of them. */
export function* growTracks(growths: readonly Growth[], gap: number, measures: 'least' | 'most' | undefined): Steps<void> {
	const own = new Set<Sized>();
	for (const { tracks } of growths) {
		yield (tracks.length * COST) / 5;
		for (const one of tracks) own.add(one);
	}
	const { bases, limits } = phasesOf(measures);
	for (const phase of bases) yield* raiseTracks(growths, own, phase, gap);
	for (const one of own) one.limit = Math.max(one.limit, one.base);
	for (const phase of limits) {
		const unknown = [...own].filter(({ limit }) => limit === Infinity);
		yield* raiseTracks(growths, own, phase, gap);
		for (const one of own) one.isOpen = false;
		for (const one of unknown) one.isOpen = one.limit < Infinity;
	}
	for (const one of own) {
		one.isOpen = false;
		if (one.cap !== undefined) one.limit = Math.max(one.base, Math.min(one.limit, one.cap));
	}
}

function* raiseTracks(growths: readonly Growth[], own: ReadonlySet<Sized>, phase: Phase, gap: number): Steps<void> {
	const { key } = phase;
	const sizeOf = (one: Sized): number => (one[key] === Infinity ? one.base : one[key]);
	for (const growth of growths) {
		yield growth.tracks.length * COST;
		const open = growth.tracks.filter(phase.affects);
		if (open.length === 0) continue;
		const missing =
			phase.wanted(growth) - (growth.tracks.length - 1) * gap - growth.tracks.reduce((sum, one) => sum + sizeOf(one), 0);
		shareMissing(Math.max(missing, 0), open, phase);
	}
	for (const one of own) {
		if (!phase.affects(one)) continue;
		if (key === 'base') one.base += one.more;
		else one.limit = sizeOf(one) + one.more;
		one.more = 0;
	}
}

/** Shares the room that is missing among tracks: first up to their limits, then beyond (12.5.1). */
function shareMissing(missing: number, open: readonly Sized[], { key, beyond }: Phase): void {
	const roomOf = (one: Sized): number => {
		if (key === 'base') return Math.max(one.limit - one.base, 0);
		const free = one.isOpen || one.limit === Infinity ? Infinity : 0;
		return one.cap === undefined ? free : Math.min(free, Math.max(one.cap - (one.limit === Infinity ? one.base : one.limit), 0));
	};
	const rooms = open.map((one) => ({ one, room: roomOf(one), more: 0 }));
	rooms.sort((first, second) => (first.room === second.room ? 0 : first.room - second.room));
	let rest = missing;
	for (const [index, entry] of rooms.entries()) {
		entry.more = Math.min(entry.room, rest / (rooms.length - index));
		rest -= entry.more;
	}
	if (rest > 0.001) {
		const some = rooms.filter(({ one }) => beyond(one));
		const chosen = some.length > 0 ? some : rooms;
		for (const entry of chosen) entry.more += rest / chosen.length;
	}
	for (const { one, more } of rooms) one.more = Math.max(one.more, more);
}
