import './Activity.ts';
import './AuditEntry.ts';
import './AuditEntryConnection.ts';
