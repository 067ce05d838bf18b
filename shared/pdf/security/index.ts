/**
 * Encryption of documents: the standard security handler (ISO 32000-2, 7.6), reading revisions 2 to 6 and writing 4 and 6.
 *
 * Left alone by the callers, because they alone see them: strings of the /Encrypt dictionary, the trailer's /ID, strings in
 * object streams (the stream is encrypted instead), and /Contents of signatures (`isSignature`).
 */
export { newSecurity, randomOwnerPassword, type NewEncryption } from './create';
export { openSecurity } from './open';
export { isSamePassword, passwordProblem } from './passwords';
export { sealedSecurity } from './sealed';
export { everythingAllowed, permissionsOf, restrictionsOf, type PermissionFlag, type PermissionFlags } from './permissions';
export { dropCryptFilter, type Algorithm, type OpenedSecurity, type Security } from './security';
