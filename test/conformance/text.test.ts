import { conforms } from './conforms';

conforms('text');
