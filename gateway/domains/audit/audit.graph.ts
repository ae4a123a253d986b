import './AuditEntry.ts';
import './AuditEntryConnection.ts';
