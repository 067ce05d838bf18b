/** The entry point of the bundle, which serves the threads too. ncc would take the path for a file to add if one were in this folder. */
import path from 'node:path';

export const bundleEntry = (): Promise<string> => Promise.resolve(path.join(__dirname, 'index.js'));
