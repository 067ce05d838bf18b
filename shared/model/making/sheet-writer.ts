/** The drawing of a page as operators, which are written while the document is still being made: marks take more memory. */
import { InkWriter } from './ink-writer';
import type { Drawn, Group } from './sheet';

/** Work for one sequence of marked content, see `Pace`: about 10 µs. */
const SEQUENCE_COST = 2000;
const MARK_COST = 1500;
const RUNNING = {
	Header: '/Artifact <</Type /Pagination /Subtype /Header /Attached [/Top]>> BDC',
	Footer: '/Artifact <</Type /Pagination /Subtype /Footer /Attached [/Bottom]>> BDC',
} as const;

export class SheetWriter {
	readonly ink = new InkWriter();
	/** Sequences are counted in each stream. */
	private readonly open: { readonly group: Group | undefined; readonly count: number }[] = [];
	private count = 0;

	/** Writes the marks that follow; gives their cost. */
	*write(all: readonly Drawn[]): Generator<number, void> {
		const { ink, open } = this;
		for (const drawn of all) {
			if ('enter' in drawn) {
				ink.enter(drawn.enter);
				open.push({ group: drawn.group, count: this.count });
				if (drawn.group) this.count = 0;
			} else if ('leave' in drawn) {
				const { group, count } = open.pop()!;
				ink.leave(group && nameOf(group));
				if (group) this.count = count;
			} else {
				const { element, running, inks } = drawn;
				const begin = element ? `/${element.tag} <</MCID ${this.count++}>> BDC` : running ? RUNNING[running] : '/Artifact BMC';
				for (const marks of ink.sequence(begin, inks)) yield marks * MARK_COST;
			}
			yield SEQUENCE_COST;
		}
		ink.content.join();
	}
}

/** Of a group in the resources of its page. */
export const nameOf = ({ ref }: Group): string => `Group${ref.objectNumber}`;
