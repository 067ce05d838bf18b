/** Entry point of the command `octavo`. */
import { start } from './start';

void start();
