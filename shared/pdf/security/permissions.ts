/** Permission flags of the contract and the value of /P (ISO 32000-2, Table 22; docs/semantics.md, §8.2). */

/** Bit of each flag, counted from 1 as the standard does. */
const bits = {
	allow_print: 3,
	allow_change_content: 4,
	allow_copy_content: 5,
	allow_comment_and_fill_form: 6,
	allow_fill_form: 9,
	allow_accessibility: 10,
	allow_assemble_document: 11,
	allow_print_high_resolution: 12,
} as const;

export type PermissionFlag = keyof typeof bits;
export type PermissionFlags = Readonly<Record<PermissionFlag, boolean>>;

/** /P of a document that allows everything: bits 1 and 2 are 0, all others 1, as a signed 32-bit number. */
export const everythingAllowed = -4;

const mask = (flag: PermissionFlag): number => 1 << (bits[flag] - 1);
const flags = Object.keys(bits) as PermissionFlag[];

/** /P for these flags. Without printing there is no high-resolution printing either (docs/semantics.md, D11). */
export function permissionsOf(allowed: PermissionFlags): number {
	let permissions = everythingAllowed;
	for (const flag of flags) if (!allowed[flag]) permissions &= ~mask(flag);
	return allowed.allow_print ? permissions : permissions & ~mask('allow_print_high_resolution');
}

/** The flags that a document with this /P clears, in the order of their bits. Empty: it has no restrictions. */
export function restrictionsOf(permissions: number): PermissionFlag[] {
	return flags.filter((flag) => (permissions & mask(flag)) === 0);
}
