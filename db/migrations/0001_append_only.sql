-- What was said stays said: these tables only grow.
CREATE TRIGGER `audit_no_update` BEFORE UPDATE ON `audit`
BEGIN
	SELECT RAISE(ABORT, 'audit is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_no_delete` BEFORE DELETE ON `audit`
BEGIN
	SELECT RAISE(ABORT, 'audit is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `policies_no_update` BEFORE UPDATE ON `policies`
BEGIN
	SELECT RAISE(ABORT, 'policies is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `policies_no_delete` BEFORE DELETE ON `policies`
BEGIN
	SELECT RAISE(ABORT, 'policies is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `attempt_events_no_update` BEFORE UPDATE ON `attempt_events`
BEGIN
	SELECT RAISE(ABORT, 'attempt_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `attempt_events_no_delete` BEFORE DELETE ON `attempt_events`
BEGIN
	SELECT RAISE(ABORT, 'attempt_events is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `results_no_update` BEFORE UPDATE ON `results`
BEGIN
	SELECT RAISE(ABORT, 'results is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `results_no_delete` BEFORE DELETE ON `results`
BEGIN
	SELECT RAISE(ABORT, 'results is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `forms_no_update` BEFORE UPDATE ON `forms`
BEGIN
	SELECT RAISE(ABORT, 'forms is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `forms_no_delete` BEFORE DELETE ON `forms`
BEGIN
	SELECT RAISE(ABORT, 'forms is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `served_items_no_update` BEFORE UPDATE ON `served_items`
BEGIN
	SELECT RAISE(ABORT, 'served_items is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `served_items_no_delete` BEFORE DELETE ON `served_items`
BEGIN
	SELECT RAISE(ABORT, 'served_items is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `sealed_forms_no_update` BEFORE UPDATE ON `sealed_forms`
BEGIN
	SELECT RAISE(ABORT, 'sealed_forms is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `sealed_forms_no_delete` BEFORE DELETE ON `sealed_forms`
BEGIN
	SELECT RAISE(ABORT, 'sealed_forms is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `sealed_items_no_update` BEFORE UPDATE ON `sealed_items`
BEGIN
	SELECT RAISE(ABORT, 'sealed_items is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `sealed_items_no_delete` BEFORE DELETE ON `sealed_items`
BEGIN
	SELECT RAISE(ABORT, 'sealed_items is append-only');
END;
--> statement-breakpoint
-- An attempt that has ended stays ended, and its terms never change; none is deleted.
CREATE TRIGGER `attempts_no_delete` BEFORE DELETE ON `attempts`
BEGIN
	SELECT RAISE(ABORT, 'attempts are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `attempts_no_rewrite` BEFORE UPDATE OF `id`, `person_id`, `window_id`, `policy_id`, `number`, `started_at` ON `attempts`
BEGIN
	SELECT RAISE(ABORT, 'an attempt keeps its terms');
END;
--> statement-breakpoint
CREATE TRIGGER `attempts_ended_once` BEFORE UPDATE ON `attempts` WHEN OLD.`ended_at` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'the attempt has ended');
END;
