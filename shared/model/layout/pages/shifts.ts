/** How far the content at a height of a box has moved down. */
export class Shifts {
	private readonly from: number[] = [0];
	private readonly shifts: number[];

	constructor(top: number) {
		this.shifts = [top];
	}

	/** Long texts move at each page, and each of their lines is asked for again: places are not looked at one after the other. */
	at(y: number): number {
		let index = this.from.length - 1;
		for (let low = 0; low < index;) {
			const middle = (low + index + 1) >> 1;
			// The last one is asked for most.
			const probe = low === 0 && index === this.from.length - 1 ? index : middle;
			if (this.from[probe]! <= y + 0.001) low = probe;
			else index = probe - 1;
		}
		return y + this.shifts[index]!;
	}

	/** From this height on, all is as far down as this place says. */
	move(y: number, place: number): void {
		const shift = place - y;
		if (Math.abs(shift - this.shifts.at(-1)!) < 0.0001) return;
		// A box that reaches above those before it does not take them along.
		this.from.push(Math.max(y, this.from.at(-1)!));
		this.shifts.push(shift);
	}
}
