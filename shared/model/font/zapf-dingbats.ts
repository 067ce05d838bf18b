/** The signs of ZapfDingbats by code, with their widths (ISO 32000-2, D.6): a font that needs no program. */

/** Advance widths of the codes 32 to 254; 0 where a code has no sign. */
const WIDTHS = (
	'278 974 961 974 980 719 789 790 791 690 960 939 549 855 911 933 911 945 974 755 846 762 761 571 677 763 760 759 754 494 ' +
	'552 537 577 692 786 788 788 790 793 794 816 823 789 841 823 833 816 831 923 744 723 749 790 792 695 776 768 792 759 707 ' +
	'708 682 701 826 815 789 789 707 687 696 689 786 787 713 791 785 791 873 761 762 762 759 759 892 892 788 784 438 138 277 ' +
	'415 392 392 668 668 0 390 390 317 317 276 276 509 509 410 410 234 234 334 334 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 732 ' +
	'544 544 910 667 760 760 776 595 694 626 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 ' +
	'788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 788 894 838 1016 458 748 924 748 918 927 928 ' +
	'928 834 873 828 924 924 917 930 931 463 883 836 836 867 867 696 696 874 0 874 760 946 771 865 771 888 967 888 831 873 ' +
	'927 970 918'
)
	.split(' ')
	.map(Number);

/** Runs of codes whose characters follow each other in Unicode, and codes out of the row. */
const RUNS = [
	[0x21, 0x7e, 0x2701],
	[0xa1, 0xa7, 0x2761],
	[0xac, 0xb5, 0x2460],
	[0xb6, 0xd3, 0x2776],
	[0xd4, 0xfe, 0x2794],
] as const;
const OTHERS: ReadonlyMap<number, number> = new Map([
	[0x20, 0x20],
	[0x25, 0x260e],
	[0x2a, 0x261b],
	[0x2b, 0x261e],
	[0x48, 0x2605],
	[0x6c, 0x25cf],
	[0x6e, 0x25a0],
	[0x73, 0x25b2],
	[0x74, 0x25bc],
	[0x75, 0x25c6],
	[0x77, 0x25d7],
	[0xa8, 0x2663],
	[0xa9, 0x2666],
	[0xaa, 0x2665],
	[0xab, 0x2660],
	[0xd5, 0x2192],
	[0xd6, 0x2194],
	[0xd7, 0x2195],
]);

export interface Dingbat {
	readonly code: number;
	/** The character that the sign is in Unicode. */
	readonly point: number;
	readonly width: number;
}

/** All signs that are characters of Unicode. */
export function dingbats(): Dingbat[] {
	return WIDTHS.flatMap((width, index) => {
		const code = index + 32;
		const run = RUNS.find(([first, last]) => code >= first && code <= last);
		const point = OTHERS.get(code) ?? (run && run[2] + code - run[0]);
		return width > 0 && point !== undefined ? [{ code, point, width }] : [];
	});
}
