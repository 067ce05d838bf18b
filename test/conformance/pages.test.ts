import { conforms } from './conforms';

conforms('page');
