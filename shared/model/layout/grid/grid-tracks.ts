/** Sizes of the tracks of a grid (CSS Grid Layout 1, 12). */
import { usedLength, type Track, type TrackBreadth } from '../boxes/style';

/** The wishes of an item for its tracks, with its margins. */
export interface Demand {
	readonly from: number;
	readonly count: number;
	/** Below which tracks of `auto` do not go. */
	readonly floor: number;
	/** Whether nothing but its content says how small it may be: then it makes no flexible track larger that it shares (6.6). */
	readonly isFree: boolean;
	readonly least: number;
	readonly most: number;
}

interface Room {
	readonly room: number | undefined;
	readonly gap: number;
	/** Whether tracks of `auto` take the room that is left. */
	readonly stretches: boolean;
}

interface Sized {
	readonly track: Track;
	base: number;
	limit: number;
}

const fixedOf = (breadth: TrackBreadth, room: number | undefined): number | undefined => {
	if (typeof breadth !== 'object' || 'fr' in breadth) return undefined;
	return breadth.percent !== 0 && room === undefined ? undefined : usedLength(breadth, room ?? 0);
};

const frOf = (breadth: TrackBreadth): number => (typeof breadth === 'object' && 'fr' in breadth ? breadth.fr : 0);

const isFlexible = ({ most }: Track): boolean => typeof most === 'object' && 'fr' in most;

export function sizeTracks(tracks: readonly Track[], demands: readonly Demand[], { room, gap, stretches }: Room): number[] {
	const sized = tracks.map((track): Sized => {
		const base = fixedOf(track.least, room) ?? 0;
		const limit = fixedOf(track.most, room) ?? (isFlexible(track) ? base : Infinity);
		return { track, base, limit: Math.max(limit, base) };
	});
	const flexes = ({ from, count }: Demand): number => (tracks.slice(from, from + count).some(isFlexible) ? 1 : 0);
	const ordered = [...demands].sort((one, other) => flexes(one) - flexes(other) || one.count - other.count);
	for (const demand of ordered) grow(sized.slice(demand.from, demand.from + demand.count), demand, gap, room);
	for (const one of sized) if (one.limit === Infinity) one.limit = one.base;
	const gaps = Math.max(tracks.length - 1, 0) * gap;
	maximize(sized, room, gaps);
	flexTracks(sized, demands, room, gaps, gap);
	if (stretches && room !== undefined) stretchAuto(sized, room - gaps);
	return sized.map(({ base }) => base);
}

/** Makes tracks large enough for an item (12.5). */
function grow(tracks: readonly Sized[], demand: Demand, gap: number, room: number | undefined): void {
	if (tracks.length > 1 && tracks.some(({ track }) => isFlexible(track))) return growFlexible(tracks, demand, gap, room);
	const gaps = (tracks.length - 1) * gap;
	const have = (key: 'base' | 'limit'): number =>
		tracks.reduce((sum, one) => sum + (one[key] === Infinity ? one.base : one[key]), 0) + gaps;
	const raise = (key: 'base' | 'limit', wanted: number, is: (track: Track) => boolean): void => {
		const open = tracks.filter(({ track }) => is(track));
		const missing = wanted - have(key);
		if (open.length === 0 || missing <= 0.001) return;
		for (const one of open) one[key] = (one[key] === Infinity ? one.base : one[key]) + missing / open.length;
	};
	const isOpen = ({ least }: Track): boolean => fixedOf(least, room) === undefined;
	raise('base', demand.floor, ({ least }) => least === 'auto' || (isOpen({ least, most: least }) && typeof least === 'object'));
	raise('base', demand.least, ({ least }) => least === 'min-content');
	raise('base', demand.most, ({ least }) => least === 'max-content');
	for (const one of tracks) one.limit = Math.max(one.limit, one.base);
	for (const one of tracks)
		if (
			one.limit === Infinity &&
			(one.track.most === 'min-content' ||
				one.track.most === 'auto' ||
				one.track.most === 'max-content' ||
				fixedOf(one.track.most, room) === undefined)
		)
			one.limit = one.base;
	raise('limit', demand.least, ({ most }) => most === 'min-content');
	raise(
		'limit',
		demand.most,
		({ most, limit }) =>
			limit === undefined &&
			(most === 'max-content' ||
				most === 'auto' ||
				(frOf(most) === 0 && fixedOf(most, room) === undefined && most !== 'min-content')),
	);
	for (const one of tracks) {
		const { limit } = one.track;
		if (!limit) continue;
		one.limit = Math.max(one.base, Math.min(Math.max(demand.most - gaps, one.limit), usedLength(limit, room ?? 0)));
	}
}

/** Of an item over several tracks, only the flexible ones grow, in the ratio of their factors (12.5, step 4). */
function growFlexible(
	tracks: readonly Sized[],
	{ floor, least, most, isFree }: Demand,
	gap: number,
	room: number | undefined,
): void {
	const raise = (wanted: number, is: (least: TrackBreadth) => boolean): void => {
		const open = tracks.filter(({ track }) => isFlexible(track) && fixedOf(track.least, room) === undefined && is(track.least));
		const missing = wanted - (tracks.length - 1) * gap - tracks.reduce((sum, { base }) => sum + base, 0);
		if (open.length === 0 || missing <= 0.001) return;
		const factors = open.reduce((sum, { track }) => sum + frOf(track.most), 0);
		for (const one of open) one.base += factors > 0 ? (missing * frOf(one.track.most)) / factors : missing / open.length;
	};
	if (!isFree) raise(floor, (breadth) => breadth === 'auto' || typeof breadth === 'object');
	raise(least, (breadth) => breadth === 'min-content');
	raise(most, (breadth) => breadth === 'max-content');
	for (const one of tracks) one.limit = Math.max(one.limit, one.base);
}

/** Gives tracks the room up to their limits (12.6). */
function maximize(tracks: readonly Sized[], room: number | undefined, gaps: number): void {
	if (room === undefined) {
		for (const one of tracks) if (!isFlexible(one.track)) one.base = one.limit;
		return;
	}
	let free = room - gaps - tracks.reduce((sum, { base }) => sum + base, 0);
	let open = tracks.filter(({ base, limit, track }) => limit > base && !isFlexible(track));
	while (free > 0.001 && open.length > 0) {
		const share = free / open.length;
		for (const one of open) {
			const more = Math.min(share, one.limit - one.base);
			one.base += more;
			free -= more;
		}
		open = open.filter(({ base, limit }) => limit - base > 0.001);
	}
}

/** Gives flexible tracks their shares of the rest (12.7). */
function flexTracks(
	tracks: readonly Sized[],
	demands: readonly Demand[],
	room: number | undefined,
	gaps: number,
	gap: number,
): void {
	const flexible = tracks.filter(({ track }) => isFlexible(track));
	if (flexible.length === 0) return;
	let share = 0;
	if (room === undefined) {
		for (const { track, base } of flexible) share = Math.max(share, base / Math.max(frOf(track.most), 1));
		for (const { from, count, most } of demands) {
			const own = tracks.slice(from, from + count);
			const factors = own.reduce((sum, { track }) => sum + frOf(track.most), 0);
			if (factors === 0) continue;
			const fixed = own.reduce((sum, { track, base }) => sum + (isFlexible(track) ? 0 : base), 0);
			share = Math.max(share, (most - fixed - (count - 1) * gap) / Math.max(factors, 1));
		}
	} else share = shareOf(tracks, room - gaps);
	for (const one of flexible) one.base = Math.max(one.base, share * frOf(one.track.most));
}

/** The size of one fr: tracks that need more than theirs count as fixed (12.7.1). */
function shareOf(tracks: readonly Sized[], room: number): number {
	const fixed = new Set(tracks.filter(({ track }) => !isFlexible(track)));
	for (;;) {
		let [free, factors] = [room, 0];
		for (const one of tracks)
			if (fixed.has(one)) free -= one.base;
			else factors += frOf(one.track.most);
		if (factors === 0) return 0;
		const share = Math.max(free, 0) / Math.max(factors, 1);
		const more = tracks.filter((one) => !fixed.has(one) && one.base > share * frOf(one.track.most) + 0.001);
		if (more.length === 0) return share;
		for (const one of more) fixed.add(one);
	}
}

/** Room that is left goes to tracks of `auto` in equal parts (12.8). */
function stretchAuto(tracks: readonly Sized[], room: number): void {
	const free = room - tracks.reduce((sum, { base }) => sum + base, 0);
	const open = tracks.filter(({ track }) => track.most === 'auto');
	if (free <= 0 || open.length === 0) return;
	for (const one of open) one.base += free / open.length;
}
