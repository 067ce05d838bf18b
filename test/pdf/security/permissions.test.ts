import { permissionsOf, restrictionsOf, type PermissionFlag, type PermissionFlags } from '../../../shared/pdf/security';
import { allAllowed } from '../../support/documents/protection';

const without = (...flags: PermissionFlag[]): PermissionFlags => ({
	...allAllowed,
	...Object.fromEntries(flags.map((flag) => [flag, false])),
});

const every = Object.keys(allAllowed) as PermissionFlag[];

// The bits of docs/semantics.md, §8.2, as P.
test.each<[number, PermissionFlag[]]>([
	[-4, []],
	[-2052, ['allow_print_high_resolution']],
	[-2056, ['allow_print']],
	[-12, ['allow_change_content']],
	[-20, ['allow_copy_content']],
	[-36, ['allow_comment_and_fill_form']],
	[-260, ['allow_fill_form']],
	[-292, ['allow_comment_and_fill_form', 'allow_fill_form']],
	[-1028, ['allow_assemble_document']],
	[-516, ['allow_accessibility']],
	[-3904, every],
])('P is %d without %j', (permissions, flags) => {
	expect(permissionsOf(without(...flags))).toBe(permissions);
	const expected = flags.includes('allow_print') ? new Set([...flags, 'allow_print_high_resolution']) : new Set(flags);
	expect(new Set(restrictionsOf(permissions))).toEqual(expected);
});
