import { conforms } from './conforms';

conforms('stamp');
