CREATE TABLE `attempt_events` (
	`attempt_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`slot` integer,
	`data` text NOT NULL,
	PRIMARY KEY(`attempt_id`, `seq`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "attempt_events_seq_from_1" CHECK("attempt_events"."seq" >= 1),
	CONSTRAINT "attempt_events_slot_from_1" CHECK("attempt_events"."slot" >= 1),
	CONSTRAINT "attempt_events_data_json" CHECK(json_valid("attempt_events"."data"))
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`window_id` text NOT NULL,
	`policy_id` text NOT NULL,
	`number` integer NOT NULL,
	`started_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`window_id`) REFERENCES `windows`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`policy_id`) REFERENCES `policies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "attempts_number_from_1" CHECK("attempts"."number" >= 1),
	CONSTRAINT "attempts_deadline_later" CHECK("attempts"."deadline" > "attempts"."started_at"),
	CONSTRAINT "attempts_end_whole" CHECK(("attempts"."ended_at" is null) = ("attempts"."ended_by" is null)),
	CONSTRAINT "attempts_end_later" CHECK("attempts"."ended_at" >= "attempts"."started_at"),
	CONSTRAINT "attempts_ended_by" CHECK("attempts"."ended_by" in ('submitted', 'expired'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_number` ON `attempts` (`person_id`,`window_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `attempts_one_open` ON `attempts` (`person_id`,`window_id`) WHERE "attempts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `attempts_window` ON `attempts` (`window_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `attempts_open_deadline` ON `attempts` (`deadline`) WHERE "attempts"."ended_at" is null;--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`subject_person_id` text,
	`subject_id` text,
	`data` text NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "audit_data_json" CHECK(json_valid("audit"."data"))
);
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_subject_person` ON `audit` (`subject_person_id`);--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`);--> statement-breakpoint
CREATE TABLE `exams` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`rules` text NOT NULL,
	`edition` text NOT NULL,
	CONSTRAINT "exams_name_json" CHECK(json_valid("exams"."name")),
	CONSTRAINT "exams_rules_json" CHECK(json_valid("exams"."rules"))
);
--> statement-breakpoint
CREATE TABLE `policies` (
	`id` text PRIMARY KEY NOT NULL,
	`window_id` text NOT NULL,
	`version` integer NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`window_id`) REFERENCES `windows`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "policies_version" CHECK("policies"."version" >= 1 and "policies"."version" = json_extract("policies"."data", '$.version')),
	CONSTRAINT "policies_data_json" CHECK(json_valid("policies"."data"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `policies_window_version` ON `policies` (`window_id`,`version`);--> statement-breakpoint
CREATE TABLE `windows` (
	`id` text PRIMARY KEY NOT NULL,
	`exam_id` text NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer,
	`time_zone` text NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "windows_close_later" CHECK("windows"."closes_at" > "windows"."opens_at")
);
--> statement-breakpoint
CREATE INDEX `windows_exam` ON `windows` (`exam_id`);--> statement-breakpoint
CREATE TABLE `forms` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`edition` text NOT NULL,
	`engine_version` integer NOT NULL,
	`bank_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `served_items` (
	`attempt_id` text NOT NULL,
	`slot` integer NOT NULL,
	`item` text NOT NULL,
	PRIMARY KEY(`attempt_id`, `slot`),
	FOREIGN KEY (`attempt_id`) REFERENCES `forms`(`attempt_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "served_items_slot_from_1" CHECK("served_items"."slot" >= 1),
	CONSTRAINT "served_items_item_json" CHECK(json_valid("served_items"."item"))
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`person_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "accounts_email_length" CHECK(length("accounts"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `person_names` (
	`person_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "person_names_length" CHECK(length("person_names"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE `person_roles` (
	`person_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`person_id`, `role`),
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "person_roles_role_word" CHECK("person_roles"."role" in ('candidate', 'certifier', 'staff', 'admin'))
);
--> statement-breakpoint
CREATE INDEX `person_roles_role` ON `person_roles` (`role`);--> statement-breakpoint
CREATE TABLE `persons` (
	`id` text PRIMARY KEY NOT NULL,
	`member_number` text,
	`level` text,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "persons_member_number_length" CHECK(length("persons"."member_number") between 1 and 32),
	CONSTRAINT "persons_level" CHECK("persons"."level" in ('CU', 'C1', 'C2', 'C3', 'C4', 'P3', 'P4')),
	CONSTRAINT "persons_locale" CHECK("persons"."locale" in ('en', 'es', 'it')),
	CONSTRAINT "persons_state" CHECK("persons"."state" in ('active', 'disabled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `persons_member_number` ON `persons` (`member_number`);--> statement-breakpoint
CREATE TABLE `guest_plays` (
	`id` text PRIMARY KEY NOT NULL,
	`family` text NOT NULL,
	`seed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`response` text,
	`right` integer,
	`answered_at` integer,
	`ruling_shown_at` integer,
	CONSTRAINT "guest_plays_answer_whole" CHECK(("guest_plays"."answered_at" is null) = ("guest_plays"."response" is null) and ("guest_plays"."answered_at" is null) = ("guest_plays"."right" is null)),
	CONSTRAINT "guest_plays_ruling_after_answer" CHECK("guest_plays"."ruling_shown_at" is null or "guest_plays"."answered_at" is not null),
	CONSTRAINT "guest_plays_response_json" CHECK(json_valid("guest_plays"."response"))
);
--> statement-breakpoint
CREATE INDEX `guest_plays_created_at` ON `guest_plays` (`created_at`);--> statement-breakpoint
CREATE TABLE `practice_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`family` text NOT NULL,
	`seed` integer NOT NULL,
	`topic` text NOT NULL,
	`clauses` text NOT NULL,
	`response` text,
	`right` integer,
	`served_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "practice_answers_answer_whole" CHECK(("practice_answers"."answered_at" is null) = ("practice_answers"."response" is null) and ("practice_answers"."answered_at" is null) = ("practice_answers"."right" is null)),
	CONSTRAINT "practice_answers_clauses_json" CHECK(json_valid("practice_answers"."clauses")),
	CONSTRAINT "practice_answers_response_json" CHECK(json_valid("practice_answers"."response"))
);
--> statement-breakpoint
CREATE INDEX `practice_answers_person` ON `practice_answers` (`person_id`,`answered_at`);--> statement-breakpoint
CREATE TABLE `results` (
	`attempt_id` text NOT NULL,
	`version` integer NOT NULL,
	`right` integer NOT NULL,
	`unanswered` integer NOT NULL,
	`of` integer NOT NULL,
	`mark` integer NOT NULL,
	`passed` integer NOT NULL,
	`by_topic` text NOT NULL,
	`grades` text NOT NULL,
	`engine_version` integer NOT NULL,
	`edition` text NOT NULL,
	`graded_at` integer NOT NULL,
	PRIMARY KEY(`attempt_id`, `version`),
	FOREIGN KEY (`attempt_id`) REFERENCES `attempts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "results_version_from_1" CHECK("results"."version" >= 1),
	CONSTRAINT "results_counts" CHECK("results"."right" >= 0 and "results"."unanswered" >= 0 and "results"."of" >= 1 and "results"."right" + "results"."unanswered" <= "results"."of"),
	CONSTRAINT "results_mark" CHECK("results"."mark" between 1 and "results"."of"),
	CONSTRAINT "results_passed" CHECK("results"."passed" = ("results"."right" >= "results"."mark")),
	CONSTRAINT "results_by_topic_json" CHECK(json_valid("results"."by_topic")),
	CONSTRAINT "results_grades_json" CHECK(json_valid("results"."grades"))
);
--> statement-breakpoint
CREATE TABLE `sealed_forms` (
	`attempt_id` text PRIMARY KEY NOT NULL,
	`seed` integer NOT NULL,
	`blueprint` text NOT NULL,
	`difficulty` text NOT NULL,
	`left_out` text NOT NULL,
	`relaxed` text NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `forms`(`attempt_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sealed_forms_blueprint_json" CHECK(json_valid("sealed_forms"."blueprint")),
	CONSTRAINT "sealed_forms_difficulty_json" CHECK(json_valid("sealed_forms"."difficulty")),
	CONSTRAINT "sealed_forms_left_out_json" CHECK(json_valid("sealed_forms"."left_out")),
	CONSTRAINT "sealed_forms_relaxed_json" CHECK(json_valid("sealed_forms"."relaxed"))
);
--> statement-breakpoint
CREATE TABLE `sealed_items` (
	`attempt_id` text NOT NULL,
	`slot` integer NOT NULL,
	`sealed` text NOT NULL,
	`deciding_key` text NOT NULL,
	`family` text NOT NULL,
	`topic` text NOT NULL,
	PRIMARY KEY(`attempt_id`, `slot`),
	FOREIGN KEY (`attempt_id`,`slot`) REFERENCES `served_items`(`attempt_id`,`slot`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sealed_items_sealed_json" CHECK(json_valid("sealed_items"."sealed"))
);
--> statement-breakpoint
CREATE INDEX `sealed_items_deciding_key` ON `sealed_items` (`deciding_key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `persons`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sessions_expires_later" CHECK("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE INDEX `sessions_person` ON `sessions` (`person_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `setup_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	CONSTRAINT "setup_tokens_hash" CHECK(length("setup_tokens"."hash") = 64)
);
--> statement-breakpoint
CREATE TABLE `throttle_hits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttle_hits_key` ON `throttle_hits` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `throttle_hits_at` ON `throttle_hits` (`at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`time_zone` text NOT NULL,
	`default_locale` text NOT NULL,
	`contact` text,
	CONSTRAINT "settings_one_row" CHECK("settings"."id" = 1),
	CONSTRAINT "settings_default_locale" CHECK("settings"."default_locale" in ('en', 'es', 'it'))
);
