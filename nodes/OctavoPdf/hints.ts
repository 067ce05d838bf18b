/** Remarks for the output pane: each said once, with the items it is about, counted from 1 as the pane does. */
import type { IExecuteFunctions } from 'n8n-workflow';

export class Hints {
	private readonly items = new Map<string, Set<number>>();

	constructor(private readonly itemCount: number) {}

	add(message: string, ...items: readonly number[]): void {
		const known = this.items.get(message) ?? new Set();
		for (const item of items) known.add(item);
		this.items.set(message, known);
	}

	show(context: IExecuteFunctions): void {
		for (const [message, items] of this.items) {
			const where =
				this.itemCount === 1 || items.size === this.itemCount ? '' : ` [item ${[...items].map((item) => item + 1).join(', ')}]`;
			context.addExecutionHints({ message: `${message}${where}`, location: 'outputPane' });
		}
	}
}
